import type { Page } from '@playwright/test';

/** Length over which what is touched answers, px. */
const SIDE_MIN = 44;
/** The same where a neighbour begins sooner, as in a row of tools. */
const CROWDED_MIN = 32;

/**
 * The buttons, links and fields in the window that answer a touch over less than 44 px, with the size that answers: measured at
 * points around the middle, as a finger meets them, so that a small icon with a large hit area passes and an area that another
 * element covers does not. A side may be shorter where a neighbour answers, and links in a line of text have its height.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ sideMin, crowdedMin }) => {
      const interactive =
        'button, a[href], input, select, textarea, summary, [role="switch"], [role="tab"], [role="radio"], [role="checkbox"]';
      const half = sideMin / 2;
      /** The element that a touch reaches: a label stands for its field. */
      const reached = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = hit?.closest('label');
        return hit?.closest(interactive) ?? label?.control ?? label?.querySelector(interactive) ?? null;
      };
      const isSame = (one: Element, hit: Element | null) =>
        hit !== null &&
        (one === hit || one.contains(hit) || hit.contains(one) || one.closest('label') === hit);
      /** How far from the middle the element answers in one direction, and whether a neighbour or the window ends it. */
      const side = (element: Element, x: number, y: number, dx: number, dy: number) => {
        for (let far = 1; far < half; far += 1) {
          const [px, py] = [x + dx * far, y + dy * far];
          const isOutside = px < 0 || py < 0 || px >= innerWidth || py >= innerHeight;
          const hit = isOutside ? null : reached(px, py);
          if (!isSame(element, hit)) return { far: far - 1, ends: isOutside || hit !== null };
        }
        return { far: half, ends: false };
      };
      /** What is seen of an element: a hidden radio button is its label. */
      const shown = (element: Element) => {
        const own = element.getBoundingClientRect();
        const box = own.width > 2 ? own : (element.closest('label') ?? element).getBoundingClientRect();
        return { box, x: box.left + box.width / 2, y: box.top + box.height / 2 };
      };
      const isInText = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        const around = element.parentElement?.textContent?.trim() ?? '';
        return around !== element.textContent?.trim();
      };
      const small: string[] = [];
      for (const element of document.querySelectorAll(interactive)) {
        if (!element.checkVisibility() || element.matches(':disabled') || isInText(element)) continue;
        const { box, x, y } = shown(element);
        // Half under a bar or outside the window: it can be scrolled into view.
        const edges = [
          [box.left + 2, y],
          [box.right - 2, y],
          [x, box.top + 2],
          [x, box.bottom - 2],
        ] as const;
        if (box.width < 4 || ![[x, y] as const, ...edges].every((at) => isSame(element, reached(...at))))
          continue;
        const spans = [
          [side(element, x, y, -1, 0), side(element, x, y, 1, 0)],
          [side(element, x, y, 0, -1), side(element, x, y, 0, 1)],
        ].map((ends) => ({
          length: ends.reduce((sum, { far }) => sum + far, 0) + 1,
          crowded: ends.some((end) => end.ends),
        }));
        // A pixel is lost where a middle lies between two.
        if (spans.every(({ length, crowded }) => length >= (crowded ? crowdedMin : sideMin) - 1)) continue;
        const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.tagName;
        small.push(`${name.slice(0, 40)}: ${spans.map(({ length }) => length).join(' x ')}`);
      }
      return small;
    },
    { sideMin: SIDE_MIN, crowdedMin: CROWDED_MIN },
  );
}
