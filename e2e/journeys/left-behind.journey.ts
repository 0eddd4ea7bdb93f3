import { needs } from '../kit/abilities.ts';
import { createClient, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { aHundredNavigations, readDraws } from '../kit/left-behind.ts';
import { movedTest } from '../kit/moved.ts';
import { expect } from '../kit/test.ts';

/** One lottery that draws every five minutes, the others once a day: the hundred is repeated when a draw changes meanwhile. */
const test = movedTest(
  ...['ssc-5m', 'lhc-1d', 'd3-cn', 'p5-cn', 'kl8-cn', 'ssq-cn', 'dlt-cn', 'powerball-us', 'euromillions-eu'],
);

test('[R2.16] a hundred navigations leave nothing behind', { tag: ['@once', '@long'] }, async ({ app }) => {
  needs('counts');
  test.slow();
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send('Performance.enable');
  const visitor = createClient(app.site);
  await enter(app.page, await tryOut(app.site));
  await app.open();
  await app.shows('home');
  const { before, after } = await aHundredNavigations(app.page, devtools, () => readDraws(visitor));
  // The smallest screen has more nodes than that, and one leaked listener per navigation would make a hundred.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(25);
});
