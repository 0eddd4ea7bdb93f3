/** Types of toast. */
export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'loading';

/** An action for a message, available while it is on screen. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** One message. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly type: ToastType;
  /** Display time in ms; `null` until dismissed. */
  readonly durationMs: number | null;
  /** How often the same text was added. */
  readonly times: number;
  readonly action?: ToastAction;
}

/** The first message is on screen; at most {@link queueMax} wait behind it. */
export type ToastQueue = readonly ToastMessage[];

/** Display time of a toast. Source: requirement R9.4. */
export const toastMs = 1800;
/** Display time of an error with more than {@link longErrorLength} characters. Source: design section 5. */
export const longErrorMs = 4000;
const longErrorLength = 24;
/** Maximum number of waiting messages. */
export const queueMax = 3;

/** Default display time of a message; loading messages stay until dismissed. */
export function stayOf(type: ToastType, text: string): number | null {
  if (type === 'loading') return null;
  return type === 'error' && [...text].length > longErrorLength ? longErrorMs : toastMs;
}

/**
 * Adds a message. A message with the same text and type is merged into the existing one. A full queue drops its oldest waiting
 * message, never the one on screen. Any later message replaces a loading message.
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

/** Removes a message, on screen or waiting. */
export function withdraw(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((message) => message.id !== id);
}
