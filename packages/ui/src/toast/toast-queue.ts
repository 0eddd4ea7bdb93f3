/** Kinds of a toast. */
export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'loading';

/** Something to be done about a message, while it is on screen. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** One message. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly type: ToastType;
  /** How long it stays, in ms; `null` until it is dismissed. */
  readonly durationMs: number | null;
  /** How often the same text was said. */
  readonly times: number;
  readonly action?: ToastAction;
}

/** The message on screen comes first, at most {@link queueMax} wait behind it. */
export type ToastQueue = readonly ToastMessage[];

/** Stay of a toast. Source: requirement R9.4. */
export const toastMs = 1800;
/** Stay of an error with more than {@link longErrorLength} characters. Source: design section 5. */
export const longErrorMs = 4000;
const longErrorLength = 24;
/** Places behind the shown message. */
export const queueMax = 3;

/** How long a message stays when nobody says otherwise; loading stays until dismissed. */
export function stayOf(type: ToastType, text: string): number | null {
  if (type === 'loading') return null;
  return type === 'error' && [...text].length > longErrorLength ? longErrorMs : toastMs;
}

/**
 * Adds a message. The same text of the same type merges into the one already there; a full queue drops its
 * oldest waiting message, never the one on screen. A loading message gives way to whatever follows.
 */
export function enqueue(queue: ToastQueue, message: Omit<ToastMessage, 'times'>): ToastQueue {
  const twin = queue.find((other) => other.text === message.text && other.type === message.type);
  if (twin) {
    return queue.map((other) =>
      other === twin ? { ...twin, times: twin.times + 1, durationMs: message.durationMs } : other,
    );
  }
  const added = { ...message, times: 1 };
  const [shown, ...waiting] = queue;
  if (!shown) return [added];
  if (shown.type === 'loading') return [added, ...waiting];
  return [shown, ...[...waiting, added].slice(-queueMax)];
}

/** Takes a message out, on screen or waiting. */
export function withdraw(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((message) => message.id !== id);
}
