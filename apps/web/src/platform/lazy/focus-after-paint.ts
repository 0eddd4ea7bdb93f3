import { afterPaint } from './after-paint.ts';

/**
 * Moves the focus once what stands now has been painted, unless the player has moved it meanwhile. Focus needs the layout:
 * before the paint the page would be laid out for it alone, in one go with all that led there. Returns how to give it up.
 */
export function focusAfterPaint(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  return afterPaint(() => {
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) find()?.focus({ preventScroll: true });
  });
}
