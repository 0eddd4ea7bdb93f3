import type { MessageKey } from '@tessera/messages';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { giveHistory } from '../kit/history.ts';
import { savedFile } from '../kit/saved-file.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-3m';
const HISTORY = 620;

const positionText = (key: MessageKey) => text('bet_place', { name: text(key) });

// The clock moves past draws of every lottery.
test('[R2.3] a trend of 500 draws adds the next one, and numbers picked under it are carried into a bet', {
  tag: '@long',
}, async ({ app, addresses }) => {
  await giveHistory(addresses.env as { DATA_DIR: string }, LOTTERY, HISTORY);
  const sale = await freshSale(LOTTERY);
  await enter(app.page, await tryOut(app.site));
  await app.open(`#/lottery/trend?id=${LOTTERY}`);
  const trend = app.screen('lottery-trend');
  const span = (name: string) =>
    app.phone
      ? trend.getByRole('combobox', { name: text('trend_span') }).selectOption(name)
      : trend
          .getByRole('group', { name: text('trend_span') })
          .getByText(name, { exact: true })
          .click();
  const place = (name: string) => trend.getByRole('tab', { name, exact: true }).click();
  await span('500 期');
  const chart = trend.getByRole('region', { name: /^最近 500 期走势图/ });
  await expect(chart).toHaveAttribute('data-rows', '500');
  // The chart is painted and follows a fast scroll: the tiles at the top appear soon, and are sharp at rest.
  await chart.evaluate(async (region) => {
    for (let left = 20; left >= 0; left -= 1) {
      region.scrollTo(0, (region.scrollHeight * left) / 20);
      await new Promise(requestAnimationFrame);
    }
  });
  await expect
    .poll(() =>
      chart.evaluate((region) => {
        const tiles = [
          ...region.querySelectorAll<HTMLCanvasElement>(`[data-painted="${devicePixelRatio}"] canvas`),
        ];
        return tiles.filter((tile) => {
          const pen = new OffscreenCanvas(tile.width, tile.height).getContext('2d')!;
          pen.drawImage(tile, 0, 0);
          const { data } = pen.getImageData(0, 0, tile.width, tile.height);
          return data.some((value, index) => value !== data[index % 4]);
        }).length;
      }),
    )
    .toBeGreaterThan(3);

  if (app.phone) await place(positionText('content_position_3'));
  await trend.getByRole('button', { name: text('trend_table_view') }).click();
  const newest = trend.getByRole('row').nth(2);
  // The first fetch of the next draw fails.
  await app.page.route('**/api/lottery/trend', (route) => route.abort('connectionreset'), { times: 1 });
  const digits = await sale.draw();
  await expect(newest.getByRole('rowheader')).toHaveText(sale.short);
  const hits = newest.getByRole('cell').filter({ hasText: '[' });
  const drawn = app.phone ? [digits[2]] : digits;
  await expect(hits).toHaveText(drawn.map((digit) => `[${digit}]`));
  await expect(
    trend
      .getByRole('row')
      .filter({ hasText: app.phone ? text('trend_times_short') : text('trend_figure_times') }),
  ).toBeVisible();
  await trend
    .getByRole('button', { name: app.phone ? text('trend_table_view') : text('trend_chart_view') })
    .click();

  const pick = async (position: string, digit: number) => {
    if (app.phone) await place(position);
    const group = trend.getByRole('group', { name: new RegExp(`^${position}预选，`) });
    await group.getByRole('button', { name: String(digit), exact: true }).click();
  };
  if (!app.phone)
    await trend
      .getByRole('group', { name: text('trend_zones') })
      .getByText(text('trend_group_back3'), { exact: true })
      .click();
  for (const [position, digit] of app.phone
    ? ([[positionText('content_position_4'), 4]] as const)
    : ([
        [positionText('content_position_3'), 2],
        [positionText('content_position_4'), 4],
        [positionText('content_position_5'), 8],
      ] as const))
    await pick(position, digit);
  await trend
    .getByRole('button', { name: app.phone ? text('trend_carry') : '带入投注 后三直选复式' })
    .click();
  await app.shows('lottery');
  const lottery = createLotteryPage(app);
  const row = lottery.root.getByRole('group', { name: /^十位，/ });
  await expect(row.getByRole('button', { name: /^4(,|$)/ })).toHaveAttribute('aria-pressed', 'true');
  await lottery.place();
  await expect(lottery.confirmation).toContainText(app.phone ? '定位胆' : '后三直选复式');
});

test('[R2.3] results by date are counted, searched and exported; favourites come first', {
  tag: '@brief-wap',
}, async ({ app, addresses }) => {
  await giveHistory(addresses.env as { DATA_DIR: string }, LOTTERY, HISTORY);
  const player = await tryOut(app.site);
  const newest = async () =>
    (await player.ok('POST /api/lottery/trend', { lottery: LOTTERY, count: 1 })).items[0];
  // Any draw that is not a sample works; the other journey leaves one behind.
  if (!(await newest())?.proof) await (await freshSale(LOTTERY)).draw();
  const { issue = '', result } = (await newest()) ?? {};
  const short = issue.split('-').at(-1) ?? '';
  const digits = result as readonly number[];
  await enter(app.page, player);
  await app.open('#/lottery/data');
  const results = app.screen('lottery-data');
  await results.getByRole('searchbox', { name: '搜索彩种' }).fill(LOTTERY);
  const card = results.getByRole('listitem').filter({ hasText: short });
  await card.getByRole('button', { name: /^收藏 / }).click();
  await results.getByRole('searchbox', { name: '搜索彩种' }).fill('');
  await results.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(results.getByRole('button', { name: /^收藏 / })).toHaveCount(1);
  // On phones the card itself leads to the day.
  const day = app.phone
    ? card.getByRole('link').first()
    : results.getByRole('link', { name: text('result_by_day') });
  await day.click();

  await expect(
    results
      .getByText(text('result_figures'))
      .or(results.getByText(text('result_drawn'), { exact: true }))
      .first(),
  ).toBeVisible();
  await results.getByRole('searchbox', { name: text('trend_issue') }).fill(issue);
  const found = app.phone
    ? results.getByRole('listitem').filter({ hasText: short })
    : results.getByRole('row').filter({ hasText: short });
  await expect(found.getByText(new RegExp(`开奖号码 ${digits.join(' ')}$`))).toBeAttached();
  const total = String(digits.reduce((sum, digit) => sum + digit, 0));
  await expect(found.getByText(total, { exact: true }).first()).toBeVisible();

  const taken = (button: string) =>
    savedFile(app.page, () => results.getByRole('button', { name: button }).click());
  expect((await taken('导出 CSV')).toString()).toContain(`${issue},`);
  expect((await taken(text('result_image'))).subarray(1, 4).toString()).toBe('PNG');
  await found.getByRole('link', { name: '核验' }).click();
  await app.shows('verify');
});
