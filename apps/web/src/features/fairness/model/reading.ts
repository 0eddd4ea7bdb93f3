import { parseTranscript, type Transcript } from '@tessera/fairness';
import type { CallReply } from '@tessera/protocol/endpoints';

type DrawReply = CallReply<'POST /api/fairness/draw'>;

/** Content of a reply about a draw. */
export type Reading =
  | { readonly kind: 'transcript'; readonly transcript: Transcript }
  /** Not drawn yet: `close` is the end of sales, ms. */
  | { readonly kind: 'early'; readonly close: number }
  | { readonly kind: 'void' }
  | { readonly kind: 'outside'; readonly provider: string }
  /** Drawn, but not a valid transcript: `path` is the first invalid place. */
  | { readonly kind: 'unreadable'; readonly path: string };

const early: ReadonlySet<DrawReply['state']> = new Set(['scheduled', 'open', 'closed', 'sealed']);

/** Classifies a server reply about a draw. */
export function readingOf({ transcript, state }: DrawReply): Reading {
  const descriptor = partOf(transcript, 'descriptor');
  const source = partOf(descriptor, 'source');
  if (state === 'void') return { kind: 'void' };
  if (source !== 'verifiable') return { kind: 'outside', provider: String(partOf(descriptor, 'provider')) };
  if (early.has(state)) return { kind: 'early', close: Number(partOf(descriptor, 'close')) };
  const read = parseTranscript(transcript);
  return read.ok ? { kind: 'transcript', transcript: read.value } : { kind: 'unreadable', path: read.path };
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
