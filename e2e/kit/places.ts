import type { Page } from '@playwright/test';

/** The page keeps the recorded places here. */
interface Placed {
  placesSeen?: string[];
}

/** Places of some elements in one frame: their number, and the place of the first and the last (x, y, width, height in px). */
export type Places = string;

/**
 * From its next load on the page records, frame by frame, the places of the elements of `selector`. Elements that never
 * move after their first paint leave a single entry for `placesOf`.
 */
export async function notePlaces(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const seen: string[] = [];
    (window as unknown as Placed).placesSeen = seen;
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((px) => px.toFixed(1)).join(' ');
    };
    const look = () => {
      const all = [...document.querySelectorAll(wanted)];
      const [first, last] = [all[0], all.at(-1)];
      if (first && last) {
        const now = `${all.length}: ${placeOf(first)} to ${placeOf(last)}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** The places recorded since the page was loaded, one entry per change. */
export const placesOf = (page: Page): Promise<readonly Places[]> =>
  page.evaluate(() => (window as unknown as Placed).placesSeen ?? []);
