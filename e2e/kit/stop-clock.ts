import type { Page } from '@playwright/test';

/** Stops the clock of a page whose clock was installed; it goes on by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
