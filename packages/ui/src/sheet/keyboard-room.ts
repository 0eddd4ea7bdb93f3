import { type RefObject, useEffect } from 'react';

/** A page enlarged by the fingers also shows less of the window, without a keyboard. */
const scaleMax = 1.01;

/**
 * Keeps an open sheet above the on-screen keyboard where the browser lays the keyboard over the page: sets its `--keyboard` to
 * the height that is covered. Browsers that shrink the page for the keyboard leave it at 0.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const measure = () => {
      const covered = view.scale > scaleMax ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    measure();
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element, open]);
}
