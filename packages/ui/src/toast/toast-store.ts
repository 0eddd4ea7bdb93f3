import {
  enqueue,
  stayOf,
  type ToastAction,
  type ToastMessage,
  type ToastQueue,
  type ToastType,
  withdraw,
} from './toast-queue.ts';

/** Choices of one toast. */
export interface ToastOptions {
  type?: ToastType;
  /** Other stay than the usual one, in ms. */
  durationMs?: number;
  /** A button beside the text; pressing it takes the toast away. */
  action?: ToastAction;
}

let queue: ToastQueue = [];
let lastId = 0;
const listeners = new Set<() => void>();
const archivists = new Set<(message: ToastMessage) => void>();

/** Says something for a moment, at the top. Returns an id for {@link dismissToast}. */
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
  if (type !== 'loading') for (const keep of archivists) keep(message);
  return kept?.id ?? lastId;
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  change(withdraw(queue, id));
}

/** Hears of every toast but loading ones, for the notification centre. Returns how to stop. */
export function onToast(listener: (message: ToastMessage) => void): () => void {
  archivists.add(listener);
  return () => archivists.delete(listener);
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The queue as it stands. */
export function currentToasts(): ToastQueue {
  return queue;
}

function change(next: ToastQueue): void {
  queue = next;
  for (const listener of listeners) listener();
}
