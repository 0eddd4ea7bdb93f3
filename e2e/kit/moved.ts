import { inside, withoutCallLimits } from '../faults/inside.ts';
import { type Platform, startPlatform, untilFollowed } from './platform.ts';
import { test as base } from './test.ts';

/** A test whose worker has a platform of its own with only these lotteries: its clock moves by days. */
export const movedTest = (...lotteries: readonly string[]) =>
  base.extend<object, { moved: Platform }>({
    moved: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
      async ({}, use) => {
        const platform = await startPlatform(undefined, { lotteries });
        await inside(platform, withoutCallLimits);
        await use(platform);
        await platform.stop();
      },
      { scope: 'worker' },
    ],
    site: async ({ moved, isMobile, page }, use) => {
      await use(isMobile ? moved.wap : moved.pc);
      // A page that still loads would report that its site is gone.
      await page.close();
    },
  });

/** Moves the clock at once, not from job to job as `advance` does: for days in which no draw matters. */
export async function leap(platform: Platform, ms: number): Promise<void> {
  const now = await inside(platform, async ({ clock }) => {
    await clock.advance(ms);
    return clock.now();
  });
  await untilFollowed(platform.pc, now);
}
