import {
  enqueue,
  stayOf,
  type ToastAction,
  type ToastMessage,
  type ToastQueue,
  type ToastType,
  withdraw,
} from './toast-queue.ts';

/** Options of one toast. */
export interface ToastOptions {
  type?: ToastType;
  /** Overrides the default display time, in ms. */
  durationMs?: number;
  /** A button beside the text; pressing it closes the toast. */
  action?: ToastAction;
}

let queue: ToastQueue = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the top. Returns an id for {@link dismissToast}. */
export function toast(text: string, { type = 'info', durationMs, action }: ToastOptions = {}): number {
  lastId += 1;
  const message: ToastMessage = {
    id: lastId,
    text,
    type,
    durationMs: durationMs ?? stayOf(type, text),
    times: 1,
    ...(action && { action }),
  };
  change(enqueue(queue, message));
  const kept = queue.find((other) => other.text === text && other.type === type);
  return kept?.id ?? lastId;
}

/** Closes a toast early. */
export function dismissToast(id: number): void {
  change(withdraw(queue, id));
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current queue. */
export function currentToasts(): ToastQueue {
  return queue;
}

function change(next: ToastQueue): void {
  queue = next;
  for (const listener of listeners) listener();
}
