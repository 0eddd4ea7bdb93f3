import { numberOf, sentAtOf } from './chat-bench.ts';

/** A message that a member was told of. */
export interface Told {
  readonly seq: number;
  /** What stands for it in the digest of the sequence. */
  readonly number: number;
  /** ms of the machine's monotonic clock. */
  readonly sentAt: number;
}

interface Sent {
  readonly seq: number;
  readonly client_id: string;
}

/** Frames that are kept decoded: members get the same ones a moment after each other. */
const KEPT = 16;

/** Decodes frames with messages of the room. All members get the same bytes, so that each frame is decoded once. */
export function frameReader(): (frame: Buffer) => readonly Told[] | undefined {
  const known: { frame: Buffer; told: readonly Told[] | undefined }[] = [];
  return (frame) => {
    const found = known.find((one) => one.frame.equals(frame));
    if (found) return found.told;
    const told = decode(String(frame));
    known.unshift({ frame: Buffer.from(frame), told });
    known.length = Math.min(known.length, KEPT);
    return told;
  };
}

function decode(text: string): readonly Told[] | undefined {
  if (!text.startsWith('42["chat:message')) return undefined;
  const [, payload] = JSON.parse(text.slice(2)) as [string, Sent | { readonly items: readonly Sent[] }];
  const items = 'items' in payload ? payload.items : [payload];
  return items.map(toldOf);
}

/** What a member keeps of a message. */
export const toldOf = (sent: Sent): Told => ({
  seq: sent.seq,
  number: numberOf(sent),
  sentAt: sentAtOf(sent.client_id),
});
