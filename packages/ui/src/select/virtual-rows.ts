/** Height of one row in px, of one that is touched, and how many rows make a slice (R9.8, `design.md` 5). */
export const ROW_PX = 24;
export const TOUCH_ROW_PX = 36;
export const SLICE_ROWS = 10;

/**
 * Which of `count` rows stand in the document while those from `scrollTop` on are seen, `to` excluded: the slices the window of one
 * slice touches, and the one before and behind, so that nothing is blank while it is scrolled.
 */
export function rowsAt(scrollTop: number, rowPx: number, count: number): { from: number; to: number } {
  const first = Math.max(0, Math.floor(scrollTop / rowPx));
  const slice = Math.floor(Math.min(first, Math.max(0, count - 1)) / SLICE_ROWS);
  return {
    from: Math.max(0, (slice - 1) * SLICE_ROWS),
    to: Math.min(count, (slice + 3) * SLICE_ROWS),
  };
}

/** Where a list has to be scrolled to for row `index` to be seen whole, as little as need be. */
export function scrollFor(index: number, scrollTop: number, rowPx: number, height: number): number {
  const top = index * rowPx;
  return Math.max(Math.min(scrollTop, top), top + rowPx - height);
}
