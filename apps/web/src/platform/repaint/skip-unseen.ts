import { afterPaint } from '../lazy/index.ts';

/** Parts of pages that can be skipped one by one. */
const PARTS = '[data-scroller] :is(li, section)';

/**
 * Until the next paint the browser does not style, lay out or paint the parts below the window. For a change of the whole
 * page: on a phone they are more than half of home.
 */
export function skipUnseen(): void {
  const below = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    // What has the focus would lose it.
    (part) => part.getBoundingClientRect().top > innerHeight && !part.contains(document.activeElement),
  );
  const sizes = below.map(({ clientWidth, clientHeight }) => `${clientWidth}px ${clientHeight}px`);
  for (const [index, part] of below.entries()) {
    part.style.contentVisibility = 'hidden';
    part.style.containIntrinsicSize = sizes[index] ?? '';
  }
  afterPaint(() => {
    for (const part of below) {
      part.style.contentVisibility = '';
      part.style.containIntrinsicSize = '';
    }
  });
}
