import { randomBytes } from 'node:crypto';
import { type Book, openBook } from './book.ts';
import { type Body, signed, strayHmacKey } from './signed.ts';

/** Behaviour of a party with callbacks. Every mode but `normal` simulates a failure. */
export const MODES = [
  'normal',
  /** Answers and callbacks are delayed by seconds. */
  'slow',
  /** Answers 500 and does nothing. */
  'failing',
  /** Performs the request but answers 504. */
  'silent',
  /** Sends each callback three times. */
  'repeating',
  /** Sends the newest callback first. */
  'out-of-order',
  /** Reports amounts that are one unit off. */
  'lying',
  /** Signs callbacks with a wrong key. */
  'unsigned',
  /** Sends callbacks two days late. */
  'late',
  /** Answers 503 and sends no callbacks. */
  'down',
] as const;
export type Mode = (typeof MODES)[number];

/** Delay of a callback in mode `late`, ms. */
export const LATE_MS = 48 * 3_600_000;
/** The delay in mode `slow`, ms. */
export const SLOW_MS = 3_000;
const TRIES_APART_MS_MAX = 3_000;
const LOOK_MS = 100;
const CALL_MS_MAX = 10_000;

interface Callback {
  readonly event: string;
  readonly path: string;
  readonly body: Body;
  readonly dueAt: number;
}
type Line =
  | ({ readonly type: 'callback' } & Callback)
  | { readonly type: 'answered'; readonly event: string };

/** Pending callbacks to the platform. Each is retried, also after a restart, until it gets a final answer. */
export interface Outbox {
  /** Queues a callback; its body is signed and gets `event` and `action`. */
  add(path: string, body: Body): void;
  /** Sends what is due now; resolves when each was tried. */
  deliver(): Promise<void>;
  /** Number of callbacks without a final answer. */
  waiting(): number;
  stop(): void;
}

export interface OutboxOptions {
  readonly dir: string;
  readonly keys: readonly Buffer[];
  readonly time: () => number;
  readonly mode: () => Mode;
  /** Base address of the platform; without one no callbacks are sent. */
  readonly target: string | undefined;
}

export function createOutbox({ dir, keys, time, mode, target }: OutboxOptions): Outbox {
  const waiting = new Map<string, Callback>();
  const tries = new Map<string, { count: number; next: number }>();
  const book: Book<Line> = openBook(dir, 'callbacks', (line) => {
    if (line.type === 'callback') waiting.set(line.event, line);
    else waiting.delete(line.event);
  });
  const stray = strayHmacKey();
  let sending: Promise<void> | undefined;
  let stopped = false;

  const send = async ({ event, path, body }: Callback): Promise<boolean> => {
    const raw = JSON.stringify(mode() === 'lying' ? lied(body) : body);
    const key = mode() === 'unsigned' ? stray : keys[0]!;
    try {
      const answer = await fetch(`${target}/provider/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed(key, event, raw, time()) },
        body: raw,
        signal: AbortSignal.timeout(CALL_MS_MAX),
      });
      await answer.arrayBuffer();
      // A final refusal (409) counts as an answer too; 401 and 503 do not.
      return answer.status === 200 || answer.status === 409;
    } catch {
      return false;
    }
  };

  const deliverDue = async (): Promise<void> => {
    if (mode() === 'down' || target === undefined) return;
    const now = time();
    const due = [...waiting.values()].filter(
      ({ event, dueAt }) => dueAt <= now && (tries.get(event)?.next ?? 0) <= performance.now(),
    );
    if (mode() === 'out-of-order') due.reverse();
    for (const callback of due) {
      let answered = await send(callback);
      if (mode() === 'repeating') {
        const again = await Promise.all([send(callback), send(callback)]);
        answered = answered || again.includes(true);
      }
      // The book is closed. The callback is sent again after the next start, as after a kill.
      if (stopped) return;
      if (answered) {
        tries.delete(callback.event);
        book.append({ type: 'answered', event: callback.event });
      } else {
        const count = (tries.get(callback.event)?.count ?? 0) + 1;
        const pause = Math.min(250 * 2 ** count, TRIES_APART_MS_MAX);
        tries.set(callback.event, { count, next: performance.now() + pause });
      }
    }
  };
  const deliver = (): Promise<void> => {
    sending ??= deliverDue().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(() => void deliver(), LOOK_MS);
  timer.unref();

  return {
    add(path, body) {
      const event = randomBytes(16).toString('hex');
      const pause = mode() === 'late' ? LATE_MS : mode() === 'slow' ? SLOW_MS : 0;
      const action = path.slice(path.lastIndexOf('/') + 1);
      book.append({
        type: 'callback',
        event,
        path,
        body: { event, action, ...body },
        dueAt: time() + pause,
      });
    },
    deliver,
    waiting: () => waiting.size,
    stop() {
      stopped = true;
      clearInterval(timer);
      book.close();
    },
  };
}

/** The same body with its amount raised by one unit. */
function lied(body: Body): Body {
  const { amount } = body;
  if (typeof amount !== 'string') return body;
  const units = BigInt(amount.replace('.', '')) + 1n;
  const digits = String(units).padStart(5, '0');
  return { ...body, amount: `${digits.slice(0, -4)}.${digits.slice(-4)}` };
}
