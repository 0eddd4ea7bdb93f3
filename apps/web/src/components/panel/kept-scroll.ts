import { useCallback, useRef } from 'react';

/** What is at the top of the view: the part of the content, and how much of it is above. */
interface Place {
  readonly part: number;
  readonly above: number;
}

/**
 * Keeps what is in view while a detail moves between the second pane and a sheet: by its part, not by pixels, because the width changes.
 * Only scrolling changes the place; a change of size shows it again. For the `ref` of an element around the content.
 */
export function useKeptScroll(): (content: HTMLElement | null) => (() => void) | undefined {
  const kept = useRef<Place | undefined>(undefined);
  return useCallback((content) => {
    const scroller = content && scrollerOf(content);
    if (!scroller) return;
    let size = '';
    let shownAt: number | undefined;
    const sizeNow = () => `${scroller.clientWidth} ${scroller.clientHeight}`;
    const showAgain = () => {
      // A pane that a narrower window hides, and a sheet before it opens, have no size.
      if (scroller.clientHeight === 0) return;
      size = sizeNow();
      if (!kept.current) return;
      show(kept.current, content, scroller);
      shownAt = scroller.scrollTop;
    };
    const note = () => {
      // What a new size clamps, and what was shown here, was not scrolled by anyone.
      if (sizeNow() !== size || scroller.scrollTop === shownAt) return;
      shownAt = undefined;
      kept.current = placeOf(content, scroller);
    };
    const sizes = new ResizeObserver(showAgain);
    sizes.observe(scroller);
    for (const part of content.children) sizes.observe(part);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', note);
    };
  }, []);
}

function scrollerOf(content: HTMLElement): HTMLElement | undefined {
  for (let one = content.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return undefined;
}

/** The parts of a content: its children, or those of its only child. */
function partsOf(content: Element): Element[] {
  const parts = [...content.children];
  return parts.length === 1 && parts[0]!.children.length > 0 ? partsOf(parts[0]!) : parts;
}

function placeOf(content: HTMLElement, scroller: HTMLElement): Place | undefined {
  const { top } = scroller.getBoundingClientRect();
  const boxes = partsOf(content).map((one) => one.getBoundingClientRect());
  const part = boxes.findIndex(({ bottom }) => bottom > top);
  const box = boxes[part];
  return box && { part, above: box.height > 0 ? (top - box.top) / box.height : 0 };
}

function show({ part, above }: Place, content: HTMLElement, scroller: HTMLElement): void {
  const box = partsOf(content)[part]?.getBoundingClientRect();
  if (box) scroller.scrollTop += box.top + above * box.height - scroller.getBoundingClientRect().top;
}
