import type { Endpoint } from '@tessera/protocol/endpoint';
import { endpoints } from '@tessera/protocol/endpoints';
import { LARGE_CAPS } from '@tessera/protocol/envelope-node';
import { createThread } from '../threads/index.ts';
import { type OpenedBody, openBody } from './call-body.ts';
import { withTimeout } from './timeout.ts';

/** A request to the thread: open a body, or print an answer as JSON. */
export type LargeQuestion =
  | {
      /** Path of a declared call. */
      readonly path: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  | { readonly answer: unknown };

/** The thread's reply: the opened body (undefined for an invalid envelope), or the JSON as UTF-8. */
export type LargeAnswer =
  | { readonly opened: OpenedBody | undefined }
  | { readonly printed: Uint8Array<ArrayBuffer> };

/** Opens bodies above the usual cap in a worker thread (E1). */
export interface LargeBodies {
  /**
   * Opens a body; undefined for an invalid envelope. `bytes` may be moved to the thread: do not use them afterwards.
   * Errors: `platform_maintenance` when too many wait.
   */
  open(endpoint: Endpoint, bytes: Uint8Array): Promise<OpenedBody | undefined>;
  /**
   * JSON of an answer, printed in the thread when its texts are long. When the thread is not free within `PRINT_MS`, the
   * event loop prints the answer. It is never refused, because the call has already taken effect.
   */
  print(answer: unknown): Promise<string | Buffer>;
  close(): Promise<void>;
}

const declared = new Set<Endpoint>(Object.values(endpoints));

/** Most bodies in the queue of the thread, 70 MB together. */
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
      const done = await withTimeout(thread.ask({ answer }), PRINT_MS).catch(() => undefined);
      return done && 'printed' in done ? Buffer.from(done.printed) : JSON.stringify(answer);
    },
    close: thread.close,
  };
}

/** Longest time an answer waits for the thread, ms. */
const PRINT_MS = 5_000;
/** An answer with this many characters or more is printed in the thread. */
const PRINT_INLINE_MAX = 500_000;

/** Total length of the texts of an answer. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0);
}

/** The bytes in a buffer of their own: only a whole buffer can be moved to a thread. */
function ownMemory(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
