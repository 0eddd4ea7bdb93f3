import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Client } from './client.ts';
import { type Holdings, holdings, type Stop, walk } from './walk.ts';

/** The main pages, home last. */
const stops = [
  ['#/lottery/show?id=ssc-5m', 'lottery'],
  ['#/record/bet', 'record-bet'],
  ['#/user/center', 'user-center'],
  ['#/', 'home'],
] as const satisfies readonly Stop[];
/** Those that show draws. */
const drawStops: readonly Stop[] = [stops[0], stops[3]];
const ROUNDS = 100 / stops.length;
/** Milliseconds between two counts. A page is at rest after `ALIKE` equal counts in a row. */
const LOOK_MS = 500;
const ALIKE = 3;
const LOOKS_MAX = 60;
/** Where lotteries draw each minute, draws cause updates for some seconds of it; where all draw once a day, hardly ever. */
const HUNDREDS_MAX = 20;

/**
 * What a page holds before and after a hundred navigations through the main pages. `page` has the client open; `devtools` is
 * its session with `Performance` enabled; `draws` reads the draws of all lotteries (`readDraws`).
 *
 * Everything cached on purpose is created before the first count: each page comes to rest once, so that the page cache
 * holds all of it, and then a first hundred follows. A draw adds rows of balls, and a page shows the draws that it missed when
 * it is shown again. So the pages with draws are shown before each hundred, and hundreds are repeated until there is one during
 * which no draw changed.
 * Errors: throws when draws changed in each of 20 hundreds, or when the page does not come to rest.
 */
export async function aHundredNavigations(
  page: Page,
  devtools: CDPSession,
  draws: () => Promise<string>,
): Promise<{ before: Holdings; after: Holdings }> {
  for (const stop of stops) {
    await walk(page, [stop], 1);
    await atRest(devtools);
  }
  await walk(page, stops, ROUNDS);
  for (let hundred = 0; hundred < HUNDREDS_MAX; hundred += 1) {
    const drawsBefore = await draws();
    for (const stop of drawStops) {
      await walk(page, [stop], 1);
      await atRest(devtools);
    }
    await complete(page);
    const before = await atRest(devtools);
    await walk(page, stops, ROUNDS);
    await complete(page);
    const after = await atRest(devtools);
    if ((await draws()) === drawsBefore) return { before, after };
  }
  throw new Error('draws changed in every hundred navigations');
}

/**
 * Reads the current, pending and last draws of all lotteries on sale, as one text to compare. The page itself hears of the
 * draws of the lotteries on show only, so its events are not enough.
 */
export async function readDraws(visitor: Client): Promise<string> {
  const lotteries = await visitor.ok('POST /api/lottery/list', {});
  const draws = await visitor.ok('POST /api/lottery/draw/current', {
    lottery: lotteries.map(({ id }) => id),
  });
  return JSON.stringify(draws);
}

/** Waits until home has rendered its off-screen parts too, which it does after three seconds. */
async function complete(page: Page): Promise<void> {
  await page.locator('[data-screen="home"] li:empty').first().waitFor({ state: 'detached' });
}

/** What the page holds once its counts no longer change. */
async function atRest(devtools: CDPSession): Promise<Holdings> {
  let last = await holdings(devtools);
  let alike = 1;
  for (let look = 1; look < LOOKS_MAX; look += 1) {
    await pause(LOOK_MS);
    const now = await holdings(devtools);
    alike = now.nodes === last.nodes && now.listeners === last.listeners ? alike + 1 : 1;
    last = now;
    if (alike === ALIKE) return now;
  }
  throw new Error('the page does not come to rest');
}
