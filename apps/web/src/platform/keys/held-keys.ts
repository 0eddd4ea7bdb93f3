/** Maximum number of kept keys; more come from a key that is held down. */
const HELD_MAX = 16;

let held: KeyboardEvent[] = [];
const hold = (event: KeyboardEvent) => {
  if (!event.repeat && held.length < HELD_MAX) held.push(event);
};

/** Buffers pressed keys for `answerKeys`: a page is shown before the code that handles its keys is loaded. */
export function holdKeys(): void {
  addEventListener('keydown', hold, { capture: true });
}

/**
 * Passes every key to `answer`, before the page's own listeners: first those buffered by `holdKeys`, in order, with their
 * original target and `timeStamp`.
 */
export function answerKeys(answer: (event: KeyboardEvent) => void): void {
  removeEventListener('keydown', hold, { capture: true });
  addEventListener('keydown', answer, { capture: true });
  const kept = held;
  held = [];
  for (const event of kept) answer(event);
}
