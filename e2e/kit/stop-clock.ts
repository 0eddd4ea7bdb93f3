import type { Page } from '@playwright/test';

/** Margins tried: on a busy machine the page's clock may pass the chosen moment before it is stopped there. */
const MARGINS_MS = [1_000, 2_000, 4_000, 8_000];

/** Stops the clock of a page with an installed clock; only `page.clock.runFor` then moves it. */
export async function stopClock(page: Page): Promise<void> {
  for (const margin of MARGINS_MS) {
    const now = await page.evaluate(() => Date.now());
    const stopped = await page.clock.pauseAt(now + margin).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('to the past')) throw error;
        return false;
      },
    );
    if (stopped) return;
  }
  throw new Error('The clock of the page did not stop.');
}
