import { tryOut } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const offline = text('offline_readonly');
const asOf = /^截至 \d\d:\d\d$/;

test.use({ serviceWorkers: 'allow' });

/** Resolves when the device has stored the running build and its service worker controls the page. */
const isKept = ({ page }: App) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) =>
      serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    if (!serviceWorker.controller) await taken;
  });

test('offline, results, rules and slip stay and no money moves; online again, the slip is placed and a newer build is announced', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const player = await tryOut(app.site);
  await enter(page, player);
  const before = await freshSale(LOTTERY);
  await before.draw();
  const sale = await freshSale(LOTTERY);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.add();
  await isKept(app);
  await expect
    .poll(() => stored(page, 'LAST_DRAWS'))
    .toMatchObject({ draws: { [LOTTERY]: { last: { issue: before.issue } } } });

  await page.context().setOffline(true);
  const slip = await lottery.openSlip();
  const place = slip.getByRole('button', { name: /^确认投注/ });
  await expect(place).toBeDisabled();
  await page.reload();
  await expect(slip.getByText(offline)).toBeVisible();
  await expect(place).toBeDisabled();
  await expect(lottery.root.getByText(asOf)).toBeVisible();
  await expect(lottery.result(before.short)).toBeVisible();
  await app.open('#/lottery/data');
  await expect(app.screen('lottery-data').getByText(asOf)).toBeVisible();
  await app.open('#/help?article=ssc');
  const help = app.screen('help');
  await expect(help.getByRole('heading', { name: '五星直选复式' })).toBeVisible();
  const search = help.getByRole('searchbox', { name: text('help_search') });
  await search.fill('ssc.star5.group60');
  await expect(help.getByRole('link', { name: /^五星组选60/ }).first()).toBeVisible();
  await search.fill('tixian');
  await help.getByRole('link', { name: new RegExp(`^${text('help_withdrawal_title')}`) }).click();
  await expect(help.getByRole('heading', { name: text('help_withdrawal_title'), level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(lottery.root.getByText(asOf)).toBeHidden();
  await place.click();
  await lottery.confirm();
  await app.says(/^投注成功/);
  const { items } = await player.ok('POST /api/record/bet', { limit: 5 });
  expect(items).toMatchObject([{ issue: sale.issue, stake: '2.0000' }]);

  // The message that the service worker of a newer build sends.
  await page.evaluate(() => {
    const data = { entry: '/assets/client-of-a-newer-build.js' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  const news = page.getByRole('status').filter({ hasText: text('update_ready') });
  const loaded = page.waitForEvent('load');
  await news.getByRole('button', { name: text('refresh') }).click();
  await loaded;
  await expect(news).toBeHidden();
});
