import { needs } from '../kit/abilities.ts';
import { register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { hoursAway } from '../kit/hours.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createApp } from '../pages/app.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const ALL_DAY = '00:00-23:59';
const BET = '**/api/lottery/bet';

test('[R1.3] [E9] the gate falls on open pages and lifts again; a bet and a form in hand are kept, a sent bet gets its answer', {
  tag: '@brief-wap',
}, async ({ app, browser, setting }) => {
  const player = await register(app.site);
  await deposit(player, '100');
  const context = await browser.newContext();
  const second = createApp(await context.newPage(), app.site, app.phone);
  await second.open('#/login');
  const login = createLoginPage(second);
  await login.name.fill('half-typed');

  await freshSale(LOTTERY);
  await enter(app.page, player);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  await lottery.choosePlay(text('bet_fact_back3'), '后三直选复式');
  await lottery.pick({ 百: [0, 1], 十: [5], 个: [7] });
  await lottery.place();
  await expect(lottery.confirmation).toBeVisible();

  // Neither page is loaded again from here on.
  for (const { page } of [app, second]) await page.evaluate(() => Object.assign(window, { kept: true }));
  await setting({ platOpenDuration: hoursAway() });
  for (const device of [app, second]) {
    await device.shows('closed');
    // One window has the focus.
    await device.page.bringToFront();
    await expect(device.page.getByRole('heading', { name: text('access_restricted') })).toBeFocused();
  }
  await expect(lottery.confirmation).toBeHidden();
  await expect(lottery.root).toBeHidden();
  await expect(login.name).toBeHidden();

  await setting({ platOpenDuration: ALL_DAY });
  await second.shows('login');
  await app.says(text('closed_over'));
  await second.page.bringToFront();
  await expect(login.name).toHaveValue('half-typed');
  await expect(login.name).toBeFocused();
  await expect(lottery.confirmation).toContainText('后三直选复式');

  needs('bodies');
  // The answer to the bet is lost, and the platform closes before the bet is repeated.
  await app.page.route(
    BET,
    async (route) => {
      await route.fetch();
      await setting({ platOpenDuration: hoursAway() });
      await route.abort();
    },
    { times: 1 },
  );
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  await app.shows('closed');
  await setting({ platOpenDuration: ALL_DAY });
  await app.shows('lottery');
  expect(await app.page.evaluate(() => 'kept' in window)).toBe(true);
  expect(await second.page.evaluate(() => 'kept' in window)).toBe(true);
  const { items } = await player.ok('POST /api/record/bet', { lottery: LOTTERY });
  expect(items).toHaveLength(1);
  await context.close();
});
