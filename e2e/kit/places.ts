import type { Page } from '@playwright/test';

/** Where a page keeps the places it has seen. */
interface Placed {
  placesSeen?: string[];
}

/** What one frame showed of some elements: how many there were, and where the first and the last stood (x, y, width, height in px). */
export type Places = string;

/**
 * From its next load on the page notes, frame by frame, where the elements of `selector` stand. What stays where it is painted first
 * leaves one entry for `placesOf`.
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

/** The places noted since the page was loaded, each as often as it changed. */
export const placesOf = (page: Page): Promise<readonly Places[]> =>
  page.evaluate(() => (window as unknown as Placed).placesSeen ?? []);
