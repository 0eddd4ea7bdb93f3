import type { Endpoint } from '@tessera/protocol/endpoint';
import { endpoints } from '@tessera/protocol/endpoints';
import { LARGE_CAPS } from '@tessera/protocol/envelope-node';
import { createThread } from '../threads/index.ts';
import { type OpenedBody, openBody } from './open-body.ts';

/** A body as the thread is asked to open it, or an answer to be printed. */
export type LargeQuestion =
  | {
      /** Path of a declared call. */
      readonly path: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  | { readonly answer: unknown };

/** What the thread made of it. */
export type LargeAnswer =
  | { readonly opened: OpenedBody | undefined }
  | { readonly printed: Uint8Array<ArrayBuffer> };

/** Opens bodies above the ordinary cap beside the event loop (E1). */
export interface LargeBodies {
  /**
   * Opens a body; its bytes are gone afterwards. Answers nothing for whatever is no envelope.
   * Errors: `platform_maintenance` when too many wait.
   */
  open(endpoint: Endpoint, bytes: Uint8Array): Promise<OpenedBody | undefined>;
  /** JSON of an answer, made beside the event loop when its texts are long. Errors: `platform_maintenance`. */
  print(answer: unknown): Promise<string | Buffer>;
  close(): Promise<void>;
}

const declared = new Set<Endpoint>(Object.values(endpoints));

/** Bodies that wait for the one being opened: 70 MB at the most. */
const WAITING_MAX = 16;

export function createLargeBodies(): LargeBodies {
  const thread = createThread<LargeQuestion, LargeAnswer>({
    entry: new URL('./large-body-thread.ts', import.meta.url),
    waitingMax: WAITING_MAX,
  });
  return {
    async open(endpoint, bytes) {
      // The thread knows the declared calls; those that a test or benchmark adds are opened here.
      if (!declared.has(endpoint)) return openBody(bytes, endpoint, LARGE_CAPS);
      const own = ownMemory(bytes);
      const done = await thread.ask({ path: endpoint.path, bytes: own }, { moved: [own.buffer] });
      return 'opened' in done ? done.opened : undefined;
    },
    async print(answer) {
      if (charactersIn(answer) < PRINT_INLINE_MAX) return JSON.stringify(answer);
      const done = await thread.ask({ answer });
      return Buffer.from('printed' in done ? done.printed : []);
    },
    close: thread.close,
  };
}

/** Characters of an answer from which on it is printed beside the event loop. */
const PRINT_INLINE_MAX = 500_000;

/** How long the texts of an answer are together. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0);
}

/** Only memory that holds nothing else can go over to a thread. */
function ownMemory(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
