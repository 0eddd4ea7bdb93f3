import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Stores the scroll positions of a page and of every scrolled list inside it while the page is hidden, and restores them when
 * it is shown: a hidden element has no box, and not every browser keeps its scroll position (R2.16).
 */
export function useKeptScroll(root: RefObject<HTMLElement | null>): void {
  const positions = useRef(new Map<Element, readonly [left: number, top: number]>());
  // Layout effects of a cached page end when it is hidden and run again when it is shown.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    for (const [scroller, [left, top]] of positions.current) {
      if (scroller.isConnected) scroller.scrollTo({ left, top, behavior: 'instant' });
      else positions.current.delete(scroller);
    }
    const note = ({ target }: Event) => {
      if (target instanceof Element) positions.current.set(target, [target.scrollLeft, target.scrollTop]);
    };
    element.addEventListener('scroll', note, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', note, { capture: true });
  }, [root]);
}
