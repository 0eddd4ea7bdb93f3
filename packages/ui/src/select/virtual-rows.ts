/** Row height in px, row height for touch, and rows per slice (R9.8). */
export const ROW_PX = 24;
export const TOUCH_ROW_PX = 36;
export const SLICE_ROWS = 10;

/**
 * Range of the `count` rows to render when the list is scrolled to `scrollTop`, `to` excluded: the slices that a window of one
 * slice touches, plus one before and one after, so that scrolling shows no blank space.
 */
export function rowsAt(scrollTop: number, rowPx: number, count: number): { from: number; to: number } {
  const first = Math.max(0, Math.floor(scrollTop / rowPx));
  const slice = Math.floor(Math.min(first, Math.max(0, count - 1)) / SLICE_ROWS);
  return {
    from: Math.max(0, (slice - 1) * SLICE_ROWS),
    to: Math.min(count, (slice + 3) * SLICE_ROWS),
  };
}

/** The scroll position nearest to `scrollTop` that shows row `index` completely. */
export function scrollFor(index: number, scrollTop: number, rowPx: number, height: number): number {
  const top = index * rowPx;
  return Math.max(Math.min(scrollTop, top), top + rowPx - height);
}
