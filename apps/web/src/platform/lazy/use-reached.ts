import { useCallback, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** For who does not come by scrolling: a reader by ear, the keyboard, the browser's own search. */
const LATER_MS = 3_000;

/** What stands above the window has been passed, at one leap perhaps. */
const PASSED = '100000px 0px 0px';

/**
 * For a part that the window does not show at first: false until the element comes into sight, or the page has stood for a
 * while and has nothing else to do. `const [place, reached] = useReached()`, with `ref={place}` at what stands in its place.
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
