import { useCallback, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** For users who do not scroll: screen readers, keyboard, the browser's search. */
const LATER_MS = 3_000;

/** Elements above the window count as reached, because a jump may have skipped them. */
const PASSED = '100000px 0px 0px';

/**
 * For a part outside the initial window: false until the element becomes visible, or the page is idle after a delay. `const
 * [place, reached] = useReached()`, with `ref={place}` on its placeholder.
 */
export function useReached(): readonly [(element: Element | null) => (() => void) | undefined, boolean] {
  const [reached, setReached] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    const reach = () => setReached(true);
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { root: element.closest('[data-scroller]'), rootMargin: PASSED },
    );
    observer.observe(element);
    const timer = setTimeout(() => whenIdle(reach), LATER_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return [place, reached];
}
