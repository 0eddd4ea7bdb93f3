import { Icon } from '@tessera/ui';
import { ChevronLeft, ChevronRight } from '@tessera/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './tab-arrows.module.css';

/** Share of the strip's width that one click scrolls. */
const STEP = 0.7;

/** Fades the ends of the adjacent tab strip where it is scrolled out of view, each with a button for the mouse. */
export function TabArrows() {
  const place = useRef<HTMLSpanElement>(null);
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const strip = stripBeside(place.current);
    if (!strip) return;
    const measure = () => {
      // In right-to-left layout scrollLeft counts down from zero.
      const gone = Math.abs(strip.scrollLeft);
      setBefore(gone > 1);
      setAfter(gone + strip.clientWidth < strip.scrollWidth - 1);
    };
    showChosen(strip);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    strip.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, []);
  const move = (by: 1 | -1) => {
    const strip = stripBeside(place.current);
    const way = getComputedStyle(strip ?? document.body).direction === 'rtl' ? -by : by;
    strip?.scrollBy({ left: way * STEP * strip.clientWidth });
  };
  return (
    // Hidden from assistive technology: arrow keys move between tabs and scroll them into view.
    <span ref={place} aria-hidden>
      {before && (
        <button type="button" tabIndex={-1} className={styles.before} onClick={() => move(-1)}>
          <Icon of={ChevronLeft} size={16} />
        </button>
      )}
      {after && (
        <button type="button" tabIndex={-1} className={styles.after} onClick={() => move(1)}>
          <Icon of={ChevronRight} size={16} />
        </button>
      )}
    </span>
  );
}

/** Scrolls only the strip until the selected tab is visible. */
function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, right } = strip.getBoundingClientRect();
  if (chosen.left < left) strip.scrollBy({ left: chosen.left - left });
  else if (chosen.right > right) strip.scrollBy({ left: chosen.right - right });
}

function stripBeside(place: HTMLElement | null): HTMLElement | null {
  return place?.parentElement?.querySelector<HTMLElement>('[role="tablist"]') ?? null;
}
