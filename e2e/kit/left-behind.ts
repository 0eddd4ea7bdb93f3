import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type Holdings, holdings, type Stop, walk } from './walk.ts';

/** The main pages, home last. */
const stops: readonly Stop[] = [
  ['#/lottery/show?id=ssc-5m', 'lottery'],
  ['#/record/bet', 'record-bet'],
  ['#/user/center', 'user-center'],
  ['#/', 'home'],
];
const ROUNDS = 100 / stops.length;
/** Milliseconds between two counts. A page is at rest after `ALIKE` equal counts in a row. */
const LOOK_MS = 500;
const ALIKE = 3;
const LOOKS_MAX = 60;
/** Draws cause updates for some seconds in each minute. */
const HUNDREDS_MAX = 20;

/**
 * What a page holds before and after a hundred navigations through the main pages. `page` has the client open; `devtools`
 * is its session with `Performance` enabled; `moves` was started before the client was opened.
 *
 * Everything cached on purpose is created before the first count: each page comes to rest once, so that the page cache
 * holds all of it, and then a first hundred follows. A draw event adds rows of balls, so hundreds are repeated until there
 * is one without a draw event.
 * Errors: throws when there were draw events in each of 20 hundreds, or when the page does not come to rest.
 */
export async function aHundredNavigations(
  page: Page,
  devtools: CDPSession,
  moves: () => number,
): Promise<{ before: Holdings; after: Holdings }> {
  for (const stop of stops) {
    await walk(page, [stop], 1);
    await atRest(devtools);
  }
  await walk(page, stops, ROUNDS);
  for (let hundred = 0; hundred < HUNDREDS_MAX; hundred += 1) {
    const moved = moves();
    await complete(page);
    const before = await atRest(devtools);
    await walk(page, stops, ROUNDS);
    await complete(page);
    const after = await atRest(devtools);
    if (moves() === moved) return { before, after };
  }
  throw new Error('every hundred navigations had a draw event');
}

/** Counts the draw events that the page receives from now on: opened, closed, decided. */
export function drawMoves(page: Page): () => number {
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"draw:')) told += 1;
    }),
  );
  return () => told;
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
