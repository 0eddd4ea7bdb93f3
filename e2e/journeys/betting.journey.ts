import { login, tryOut } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { notePlaces, placesOf } from '../kit/places.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

const LOTTERY = 'ssc-5m';
const DEMO_PASSWORD = 'Tessera#2026';

/** A balance as pages print it: cut to two decimals. */
const printed = (figure: number) =>
  (Math.floor(Math.round(figure * 10_000) / 100) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

test('[R1.1] [D4] a bet on the classic board and one on the odds board are drawn, paid, recorded and verified', async ({
  app,
}) => {
  const sale = await freshSale(LOTTERY);
  const player = await login(app.site, 'demo', DEMO_PASSWORD);
  await enter(app.page, player);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const { balance } = await player.ok('POST /api/user/balance');

  await lottery.choosePlay(text('bet_fact_back3'), '后三直选复式');
  await lottery.pick({ 百: [0, 1, 2, 3, 4], 十: [5, 6], 个: [7] });
  await lottery.place();
  await expect(lottery.confirmation).toContainText('后三直选复式');
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  await expect(app.balance).toHaveText(printed(Number(balance) - 20));

  await lottery.chooseBoard('odds');
  await lottery.lay('总和大小单双', text('bet_quick_big'));
  await lottery.lay('总和尾数', '3');
  await lottery.placeBoard();
  await lottery.confirm();
  await app.says('投注成功，共 2 单');

  const digits = await sale.draw();
  await expect(lottery.result(sale.short)).toContainText(digits.join(' '));
  const close = app.page.getByRole('dialog').getByRole('button', { name: text('bet_win_close') });
  await app.page.addLocatorHandler(close, () => close.click());

  // The odds board shows the draw at its positions, as the newest bead of a road, and the streaks.
  const first = digits[0]!;
  const place = text('bet_place', { name: '万' });
  const last = text('bet_board_last', { number: first });
  const card = lottery.root.getByRole('group', { name: place, exact: true });
  await expect(card.getByRole('img', { name: last, exact: true })).toBeVisible();
  const roads = lottery.root.getByRole('region', { name: text('bet_roads'), exact: true });
  await roads.getByText(place, { exact: true }).click();
  const side = text(first > 4 ? 'bet_quick_big' : 'bet_quick_small');
  await expect(
    roads.getByRole('img', { name: new RegExp(`^${text('track_aspect_size')} .*${side}$`) }),
  ).toBeVisible();
  if (!app.phone) await lottery.root.getByRole('tab', { name: text('dragon_title') }).click();
  const streaks = lottery.root.getByRole('region', { name: text('dragon_title'), exact: true }).last();
  await expect(streaks.getByText(text('dragon_note'))).toBeVisible();
  // Those of at least three draws; without any, the five longest.
  const runs = await player.ok('POST /api/lottery/dragon', { lottery: [LOTTERY], min: 2 });
  const long = runs.filter(({ run }) => run >= 3);
  await expect(streaks.getByRole('listitem')).toHaveCount(long.length || Math.min(runs.length, 5));

  const [a, b, c] = digits.slice(2);
  const hit = a! <= 4 && (b === 5 || b === 6) && c === 7;

  await app.open('#/record/bet');
  const records = createRecordsPage(app);
  const detail = await records.openBet('后三直选复式');
  await expect(detail.getByText(hit ? text('bet_state_won') : text('bet_state_lost'))).toBeVisible();
  await expect(detail.getByText(text('record_agrees'))).toBeVisible();
  await expect(detail.getByText(digits.join(' '))).toBeAttached();

  await detail.getByRole('link', { name: text('record_verify') }).click();
  await app.shows('verify');
  await expect(app.screen('verify').getByRole('heading', { name: /^一致/ })).toBeVisible();
});

/** Widths of the phones and desktops that most players have. */
const widths = { pc: [1440], wap: [390, 360] } as const;

for (const [language, add, name] of [
  ['zhCn', /^(添加|加入)$/, '晴澜时时彩 5分'],
  ['enUs', 'Add', 'Azure SSC 5m'],
] as const) {
  test(`no number moves from the first paint to the settled page: ${language}`, { tag: '@long' }, async ({
    app,
  }) => {
    const { page, phone } = app;
    const sale = await freshSale(LOTTERY);
    await sale.draw();
    const player = await tryOut(app.site);
    await player.ok('POST /api/user/data/modify', { language });
    await enter(page, player);
    await notePlaces(page, '[data-screen="lottery"] [data-row] button[data-value]');
    // The profile applies its language during the first visit.
    await app.open();
    await app.shows('home');
    await expect.poll(() => stored(page, 'LANGUAGE_KEY')).toBe(language);

    for (const width of widths[phone ? 'wap' : 'pc']) {
      await page.setViewportSize({ width, height: 844 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const later = ['**/assets/after-board-*.js', '**/api/lottery/draw/list', '**/api/user/data'];
      for (const address of later)
        await page.route(address, async (route) => {
          await held;
          await route.continue();
        });
      await page.goto('about:blank');
      await app.open(`#/lottery/show?id=${LOTTERY}`);
      const { root } = createLotteryPage(app);
      const ball = root.locator('[data-row] button[data-value="9"]').last();
      await expect(ball).toHaveAccessibleName('9');
      await expect.poll(() => placesOf(page)).toHaveLength(1);

      release();
      await expect(root.getByRole('button', { name: add })).toBeVisible();
      await expect(root.getByText(/^(已玩|Session) /)).toBeVisible();
      // What differs within a family is part of the name.
      await expect(root.getByRole('heading', { name })).toBeVisible();
      await expect(ball).toHaveAccessibleName(/^9, /);
      await page.waitForLoadState('networkidle');
      expect(await placesOf(page)).toHaveLength(1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('[X1] a trial account bets with a trial label and is settled like any other', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  const entry = createLoginPage(app);
  await app.open('#/login');
  await entry.agreement.check();
  await entry.trial.click();
  await app.shows('home');
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(
    app.page.getByText(text('bet_trial'), { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  const lottery = createLotteryPage(app);
  await lottery.choosePlay('定位胆', '定位胆');
  await lottery.pick({ 个: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  await lottery.place();
  await expect(lottery.confirmation.getByText(text('bet_trial'))).toBeVisible();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  await expect(app.balance).toHaveText('9,980.00');
  await sale.draw();
  await expect(app.balance).toHaveText('9,999.50');
});
