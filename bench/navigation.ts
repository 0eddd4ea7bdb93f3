/**
 * What a hundred navigations through the main pages leave behind after a garbage collection. Targets: 1 MB of heap, no DOM
 * node, no listener (architecture, section 8). What is kept on purpose comes first: each page is let come to rest once, so that
 * the cache of pages holds all of it, and then the first hundred. It is counted at rest: a page comes in pieces, the last when
 * nothing else is to do. A result of a draw is a row of balls more on the page: a hundred counts in which no draw moved.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type Holdings, holdings, type Stop, walk } from '../e2e/kit/walk.ts';
import { bothForms, openClientBench } from './lib/client.ts';
import { report } from './lib/report.ts';

const stops: readonly Stop[] = [
  ['#/lottery/show?id=ssc-5m', 'lottery'],
  ['#/record/bet', 'record-bet'],
  ['#/user/center', 'user-center'],
  ['#/', 'home'],
];
const ROUNDS = 100 / stops.length;
const MEGABYTE = 2 ** 20;
/** Between two counts, ms, of which so many alike in a row are those of a page at rest. */
const LOOK_MS = 500;
const ALIKE = 3;
const LOOKS_MAX = 60;
/** Draws move for some seconds in each minute. */
const HUNDREDS_MAX = 20;

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    const { before, after } = await bench.withClient(form, async ({ app, devtools }) => {
      const moves = drawMoves(app.page);
      await app.open();
      await app.shows('home');
      for (const stop of stops) {
        await walk(app.page, [stop], 1);
        await atRest(devtools);
      }
      await walk(app.page, stops, ROUNDS);
      for (let hundred = 0; hundred < HUNDREDS_MAX; hundred += 1) {
        const moved = moves();
        await complete(app.page);
        const before = await atRest(devtools);
        await walk(app.page, stops, ROUNDS);
        await complete(app.page);
        const after = await atRest(devtools);
        if (moves() === moved) return { before, after };
      }
      throw new Error('in every hundred a draw moved');
    });
    report(`${form}: heap after 100 navigations, MB more`, (after.heap - before.heap) / MEGABYTE, 1);
    report(`${form}: DOM nodes more`, after.nodes - before.nodes, 0);
    report(`${form}: listeners more`, after.listeners - before.listeners, 0);
  }
} finally {
  await bench.close();
}

/** Home has drawn what its window does not show, too, which it does when it has stood for three seconds. */
async function complete(page: Page): Promise<void> {
  await page.locator('[data-screen="home"] li:empty').first().waitFor({ state: 'detached' });
}

/** Counts what the page is told of draws: opened, closed, decided. */
function drawMoves(page: Page): () => number {
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"draw:')) told += 1;
    }),
  );
  return () => told;
}

/** What the page holds once nothing is added to it or taken from it any more. */
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
