import { randomInt } from 'node:crypto';
import { playItems, randomContent } from '@tessera/rules';
import { inside, withoutCallLimits } from '../faults/inside.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { type PlayerClient, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { correctResult, drawSoon } from '../kit/operate.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

const LOTTERY = 'd3-cn';
/** One lottery of each family that has only external draws. */
const JACKPOTS = ['ssq-cn', 'dlt-cn', 'powerball-us', 'megamillions-us', 'euromillions-eu', 'uklotto-uk'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Ten in the morning in Shanghai, in UTC: no official draw is closed then and waits for its numbers. */
const QUIET_MS = 2 * 3_600_000;

/** A separate platform that sells only official lotteries. */
const test = base.extend<{ official: Platform }>({
  official: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { feed: true, lotteries: [...JACKPOTS, LOTTERY] });
    await inside(platform, withoutCallLimits);
    await platform.advance((DAY_MS + QUIET_MS - (Date.now() % DAY_MS)) % DAY_MS);
    await use(platform);
    await platform.stop();
  },
  site: async ({ official, isMobile }, use) => use(isMobile ? official.wap : official.pc),
});

// Each journey starts a platform, which counts towards its time.
/** Bets on the next draw of each jackpot lottery, which is made due soon. */
async function betOnJackpots({ dataDir }: Platform, player: PlayerClient): Promise<void> {
  const lotteries = await player.ok('POST /api/lottery/list');
  for (const lottery of JACKPOTS) {
    await drawSoon({ DATA_DIR: dataDir }, player, lottery);
    const family = lotteries.find(({ id }) => id === lottery)?.family;
    const play = playItems().find((item) => item.family === family)?.id ?? '';
    const draft = { played: play, content: randomContent(play, randomInt), multiple: 1, rebate_ppm: 0 };
    const { issue } = await drawOnSale(player, lottery);
    const request = await betRequest(player, lottery, issue, [{ ...draft, unit_stake: '2.0000' }]);
    await player.ok('POST /api/lottery/bet', request);
  }
}

test('[R1.1] every family with external draws is bet on, drawn by its official result, settled and explained', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, official }) => {
  const player = await tryOut(app.site);
  await betOnJackpots(official, player);
  await official.advance(6 * MINUTE_MS);
  await until('the bets to be decided', async () => {
    const { summary, items } = await player.ok('POST /api/record/bet', { limit: 20 });
    return (
      summary.count === JACKPOTS.length && items.every(({ state }) => state === 'won' || state === 'lost')
    );
  });
  await enter(app.page, player);
  await app.open('#/record/bet');
  const records = createRecordsPage(app);
  for (const place of JACKPOTS.keys()) {
    const detail = await records.openNth(place);
    await expect(detail.getByText(text('record_agrees'))).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
  }
});

test('[D6] [F10] [L9] a late official result is awaited, then shown and paid; a corrected one is shown and its difference paid', {
  tag: '@long',
}, async ({ app, official }) => {
  const player = await tryOut(app.site);
  const balance = async () => (await player.ok('POST /api/user/balance')).balance;
  await drawSoon({ DATA_DIR: official.dataDir }, player, LOTTERY);
  const sale = await freshSale(LOTTERY, MINUTE_MS, official);
  // One of the two bets wins, whatever is drawn.
  const halves = ['0,1,2,3,4', '5,6,7,8,9'].map((digits) => ({
    ...{ played: 'd3.locate.all', content: `||${digits}` },
    ...{ unit_stake: '2.0000', multiple: 1, rebate_ppm: 0 },
  }));
  await player.ok('POST /api/lottery/bet', await betRequest(player, LOTTERY, sale.issue, halves));
  await enter(app.page, player);
  const { root } = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const drawn = root.getByText(new RegExp(`^第 ${sale.issue.slice(-4)} 期开奖号码( \\d){3}$`)).first();

  await official.steerFeed(LOTTERY, 'missing');
  await sale.pass(MINUTE_MS);
  await expect(root.getByText(text('result_pending')).first()).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await app.open('#/lottery/data');
  await expect(app.screen('lottery-data').getByText(text('result_pending')).first()).toBeVisible();
  expect(await balance()).toBe('9980.0000');

  await official.steerFeed(LOTTERY, 'normal');
  await sale.pass(2 * MINUTE_MS);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(drawn).toBeAttached();
  await expect(root.getByText(text('result_pending'))).toHaveCount(0);
  const digits = (await drawn.textContent())?.slice(-5).split(' ').map(Number) ?? [];
  expect(await balance()).toBe('9999.5000');

  // An open bet dialog updates itself when the result is corrected.
  await app.open('#/record/bet');
  const records = createRecordsPage(app);
  const [first, second] = digits[2]! < 5 ? ([1, 0] as const) : ([0, 1] as const);
  const lost = await records.openNth(second);
  await expect(lost.getByText('未中奖')).toBeVisible();
  const later = [digits[0]!, digits[1]!, (digits[2]! + 5) % 10];
  await correctResult({ DATA_DIR: official.dataDir }, LOTTERY, sale.issue, later);
  await expect(lost.getByText('按更正号码可得 19.50，少付的 19.50 已补付')).toBeVisible();
  await expect(lost.getByText(`期开奖号码 ${later.join(' ')}`)).toBeAttached();
  await expect(lost.getByText('已中奖')).toBeVisible();
  await expect(lost.getByText(text('record_agrees'))).toBeVisible();
  await expect.poll(balance).toBe('10019.0000');
  await app.page.keyboard.press('Escape');
  const won = await records.openNth(first);
  await expect(won.getByText('按更正号码可得 0.00，已付的不收回')).toBeVisible();

  await app.open(`#/lottery/data?id=${LOTTERY}`);
  const row = app.screen('lottery-data').getByText(text('bet_result_corrected')).locator('..');
  await expect(row).toContainText(later.join(' '));
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const marks = app.phone ? app.page.getByRole('dialog', { name: text('bet_last_draws') }) : root;
  if (app.phone) {
    const result = root
      .getByRole('region', { name: text('nav_results') })
      .getByRole('button')
      .last();
    // A tap on numbers that are still being revealed would only reveal them at once.
    await expect(result).toBeVisible();
    await expect(result).not.toContainText(text('bet_reveal_skip'));
    await result.click();
  }
  await expect(marks.getByText(text('bet_result_corrected')).first()).toBeVisible();
  await expect(marks.getByText(later.join(' '), { exact: true }).first()).toBeVisible();
  // The drawn result at the top stays.
  await expect(drawn).toBeAttached();
});
