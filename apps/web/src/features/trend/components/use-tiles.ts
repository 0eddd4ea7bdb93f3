import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tiles painted beyond each edge of the viewport, so that fast scrolling shows no gaps. */
const AHEAD = 1;

/** The scroller is fast above this speed, and no longer below the lower one, CSS px per ms. */
const FAST = 3;
const SLOW = 1;
/** Time without scrolling after which the scroller rests, ms. */
const REST_MS = 120;

/** The tiles of a chart that exist at a moment. */
export interface Tiles {
  /** First and last (exclusive). */
  readonly first: number;
  readonly last: number;
  /** Most tiles that have existed at a time. */
  readonly most: number;
  /** Whether they pass too fast to be read. */
  readonly fast: boolean;
}

/** The visible tiles, updated when the element scrolls or changes size. `tileHeight` in CSS pixels. */
export function useTiles(
  root: RefObject<HTMLElement | null>,
  rows: number,
  tileHeight: number,
  tileRows: number,
): Tiles {
  const count = Math.ceil(rows / tileRows);
  const [tiles, setTiles] = useState<Tiles>({ first: 0, last: 0, most: 1, fast: false });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let seen = { top: element.scrollTop, at: performance.now() };
    const speed = () => {
      const before = seen;
      seen = { top: element.scrollTop, at: performance.now() };
      return Math.abs(seen.top - before.top) / Math.max(1, seen.at - before.at);
    };
    // The first paint covers only the viewport; the tiles beyond it follow one frame later.
    const look = (ahead = AHEAD) => {
      frame = 0;
      const moved = speed();
      const first = Math.max(0, Math.floor(element.scrollTop / tileHeight) - ahead);
      const last = Math.min(
        count,
        Math.ceil((element.scrollTop + element.clientHeight) / tileHeight) + ahead,
      );
      setTiles((before) => {
        const fast = moved > (before.fast ? SLOW : FAST);
        return before.first === first && before.last === last && before.fast === fast
          ? before
          : { first, last, most: Math.max(before.most, last - first), fast };
      });
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(() => look());
      clearTimeout(rest);
      rest = setTimeout(() => look(), REST_MS);
    };
    look(0);
    element.addEventListener('scroll', soon, { passive: true });
    const size = new ResizeObserver(soon);
    size.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      element.removeEventListener('scroll', soon);
      size.disconnect();
    };
  }, [root, count, tileHeight]);
  return { ...tiles, first: Math.min(tiles.first, count), last: Math.min(tiles.last, count) };
}
