import { expect, type Page } from '@playwright/test';

/** Waits until nothing changes any more: no new file, element, busy indicator or picture. */
export async function settled(page: Page, timeout?: number): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => {
          const busy = [...document.querySelectorAll('[aria-busy="true"]')].some((one) =>
            one.checkVisibility(),
          );
          return busy
            ? `busy ${performance.now()}`
            : `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length}`;
        });
        return before === last;
      },
      { intervals: [300], ...(timeout === undefined ? {} : { timeout }) },
    )
    .toBe(true);
  // A notice about an earlier action does not belong to this state.
  await page.mouse.move(0, 0);
  await expect(page.locator('section[popover="manual"] > *')).toHaveCount(
    0,
    timeout === undefined ? {} : { timeout },
  );
  // Lazy pictures outside the view are not waited for.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
