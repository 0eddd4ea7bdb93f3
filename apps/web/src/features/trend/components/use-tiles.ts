import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tiles painted beyond each edge of the viewport, so that fast scrolling shows no gaps. */
const AHEAD = 1;

/**
 * The visible tiles, first and last (exclusive), updated when the element scrolls or changes size, and the most tiles that
 * have been visible at a time. `tileHeight` in CSS pixels.
 */
export function useTiles(
  root: RefObject<HTMLElement | null>,
  rows: number,
  tileHeight: number,
  tileRows: number,
): readonly [first: number, last: number, most: number] {
  const count = Math.ceil(rows / tileRows);
  const [range, setRange] = useState<readonly [number, number, number]>([0, 0, 1]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    // The first paint covers only the viewport; the tiles beyond it follow one frame later.
    const look = (ahead = AHEAD) => {
      frame = 0;
      const first = Math.max(0, Math.floor(element.scrollTop / tileHeight) - ahead);
      const last = Math.min(
        count,
        Math.ceil((element.scrollTop + element.clientHeight) / tileHeight) + ahead,
      );
      setRange((before) =>
        before[0] === first && before[1] === last ? before : [first, last, Math.max(before[2], last - first)],
      );
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(() => look());
    };
    look(0);
    element.addEventListener('scroll', soon, { passive: true });
    const size = new ResizeObserver(soon);
    size.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', soon);
      size.disconnect();
    };
  }, [root, count, tileHeight]);
  return [Math.min(range[0], count), Math.min(range[1], count), range[2]];
}
