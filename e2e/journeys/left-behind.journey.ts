import { createClient, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { aHundredNavigations, readDraws } from '../kit/left-behind.ts';
import { movedTest } from '../kit/moved.ts';
import { offered } from '../kit/platform.ts';
import { expect } from '../kit/test.ts';

/** All lotteries of tests but those that draw every few minutes. */
const test = movedTest(...offered.filter((lottery) => !/-(1m|3m|210s)$/.test(lottery)));

test('[R2.16] a hundred navigations leave nothing behind', { tag: ['@once', '@long'] }, async ({ app }) => {
  // The hundred is repeated while draws change, which they do every five minutes here.
  test.setTimeout(300_000);
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
