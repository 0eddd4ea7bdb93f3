import { axeFaults } from '../kit/axe.ts';
import { register, tryOut } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
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

  await refreshToNewerBuild(app);
});

test('a page that takes a newer build keeps its slip, and starts without a network from then on', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const { page } = app;
  await enter(page, await tryOut(app.site));
  await freshSale(LOTTERY);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.pick({ 百: [4], 十: [5], 个: [6] });
  await lottery.add();
  await isKept(app);
  const line = async () => (await lottery.openSlip()).getByText(/4.*5.*6/).first();
  await expect(await line()).toBeVisible();
  await refreshToNewerBuild(app);
  await expect(await line()).toBeVisible();

  await page.context().setOffline(true);
  // Not a reload: the page is left and opened again, as from the icon of the installed app.
  await page.goto('about:blank');
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await app.shows('lottery');
  await expect(await line()).toBeVisible();
  await expect((await lottery.openSlip()).getByText(offline)).toBeVisible();
});

/** Announces a newer build as its service worker does, and presses refresh. */
async function refreshToNewerBuild({ page }: App): Promise<void> {
  await page.evaluate(() => {
    const data = { entry: '/assets/client-of-a-newer-build.js' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  const news = page.getByRole('status').filter({ hasText: text('update_ready') });
  const loaded = page.waitForEvent('load');
  await news.getByRole('button', { name: text('refresh') }).click();
  await loaded;
  await expect(news).toBeHidden();
}

test('a player who has bet is offered the site on the device, is asked after a press only, and may leave it', {
  tag: ['@long'],
}, async ({ app }) => {
  const { page } = app;
  const player = await register(app.site);
  await deposit(player, '100');
  await enter(page, player);
  await app.open('#/user/center');
  await app.shows('user-center');
  // The browser's offer, as it comes without a window: it counts how often it was asked.
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(
        Object.assign(event, {
          prompt: async () => {
            document.documentElement.dataset.asked = 'yes';
          },
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        }),
      );
      return event.defaultPrevented;
    });
  await expect.poll(offer).toBe(true);
  const install = app.screen('user-center').getByRole('button', { name: text('install_do') });
  await expect(install).toHaveCount(0);

  await freshSale(LOTTERY);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.add();
  const slip = await lottery.openSlip();
  await slip.getByRole('button', { name: /^确认投注/ }).click();
  await lottery.confirm();
  await app.says(/投注成功/);

  await app.open('#/user/center');
  await expect(install).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  await install.click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(install).toHaveCount(0);
});

test('numbers that another app shares leave the address and are inserted by a press', async ({ app }) => {
  const { page } = app;
  await enter(page, await tryOut(app.site));
  await page.goto(`${app.site}/?shared=${encodeURIComponent('123\n456')}#/`);
  await app.shows('lottery');
  await app.says(text('shared_received'));
  expect(new URL(page.url()).search).toBe('');
  const lottery = createLotteryPage(app);
  await lottery.chooseBoard('classic');
  await lottery.choosePlay(text('bet_fact_back3'), '后三直选单式');
  const lines = lottery.root.getByRole('textbox', { name: text('bet_entry') });
  await expect(lines).toHaveValue('');
  await lottery.root.getByRole('button', { name: text('bet_entry_shared') }).click();
  await expect(lines).toHaveValue('123\n456');
  await expect(lottery.root.getByRole('button', { name: text('bet_entry_shared') })).toHaveCount(0);
});
