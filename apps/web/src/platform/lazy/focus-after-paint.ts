import { afterPaint } from './after-paint.ts';

/**
 * Moves the focus after the next paint, unless the player has moved it meanwhile. Focusing forces a layout: before the paint
 * it would add one to the current task. Returns the function that cancels it.
 */
export function focusAfterPaint(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  return afterPaint(() => {
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) find()?.focus({ preventScroll: true });
  });
}
