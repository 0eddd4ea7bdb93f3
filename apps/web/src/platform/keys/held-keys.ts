/** More keys than this before the page answers them are one that is held down. */
const HELD_MAX = 16;

let held: KeyboardEvent[] = [];
const hold = (event: KeyboardEvent) => {
  if (!event.repeat && held.length < HELD_MAX) held.push(event);
};

/** Keeps the keys that are pressed from now on for `answerKeys`: a page is on show before the code that answers its keys has come. */
export function holdKeys(): void {
  addEventListener('keydown', hold, { capture: true });
}

/**
 * Hands every key to `answer`, before the page's own listeners: first those that `holdKeys` kept, in their order, with target and
 * `timeStamp` as they were.
 */
export function answerKeys(answer: (event: KeyboardEvent) => void): void {
  removeEventListener('keydown', hold, { capture: true });
  addEventListener('keydown', answer, { capture: true });
  const kept = held;
  held = [];
  for (const event of kept) answer(event);
}
