import { axeFaults } from '../kit/axe.ts';
import { axeInThemes } from '../kit/axe-in-themes.ts';
import { betRequest, fiveDigits } from '../kit/bets.ts';
import { login } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const saleMs = 60_000;
const upright = { width: 820, height: 1180 };
const sideways = { width: 1180, height: 820 };
/** Widths of tablets and of windows beside another one, px. */
const widths = [390, 600, 768, 820, 839, 840, 1024, 1180] as const;

test('[R1.2] [R1.5] a tablet signs in at the address of phones and bets with slip and trend on the page, also after it is turned', {
  tag: ['@pad'],
}, async ({ app }) => {
  const { page } = app;
  await app.open('#/login');
  await expect(page.locator('html')).toHaveAttribute('data-form', 'tablet');
  expect(await axeFaults(page)).toEqual([]);
  await createLoginPage(app).signIn('demo', 'Tessera#2026');
  await app.shows('home');
  await page
    .getByRole('navigation', { name: text('nav_main') })
    .getByRole('link', { name: '我的' })
    .click();
  await app.shows('user-center');
  // Each way on is listed once, below the page or beside it.
  for (const size of [sideways, upright]) {
    await page.setViewportSize(size);
    const out = app.screen('user-center').getByRole('button', { name: '退出登录' });
    await expect(out.filter({ visible: true })).toHaveCount(1);
  }

  await freshSale(LOTTERY, saleMs);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  await lottery.chooseBoard('classic');
  const slip = lottery.root.getByRole('region', { name: '注单', exact: true });
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.add();
  const line = slip.getByText('后三直选复式');
  await expect(line).toBeVisible();
  await lottery.pick({ 百: [4, 5] });
  await expect(lottery.root.getByRole('region', { name: text('route_trend'), exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // The same elements, in another place.
  const tab = slip.getByRole('tab', { name: '近期' });
  await tab.focus();
  const [below, board] = [await slip.boundingBox(), await lottery.root.boundingBox()];
  expect(below!.x).toBeLessThan(board!.x + 100);
  await page.setViewportSize(sideways);
  await expect(tab).toBeFocused();
  await expect(line).toBeVisible();
  await expect.poll(async () => (await slip.boundingBox())!.x).toBeGreaterThan(sideways.width / 2);
  await expect(
    lottery.root.getByRole('group', { name: /^百/ }).getByRole('button', { pressed: true }),
  ).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await slip.getByRole('button', { name: /^确认投注/ }).click();
  await lottery.confirm();
  await app.says(/投注成功/);
});

test('[R1.2] a tablet has records beside their detail, which is a sheet when it is upright', {
  tag: ['@pad'],
}, async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(sideways);
  const player = await login(app.site, 'demo', 'Tessera#2026');
  const { issue } = await freshSale(LOTTERY, saleMs);
  await player.ok('POST /api/lottery/bet', await betRequest(player, LOTTERY, issue, [fiveDigits(1)]));
  await enter(page, player);
  await app.open('#/record/bet');
  const beside = app.screen('record-bet').getByRole('region', { name: text('record_detail_title') });
  await expect(beside).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize(upright);
  const sheet = page.getByRole('dialog', { name: text('record_detail_title') });
  await expect(sheet).toBeVisible();
  await page.setViewportSize(sideways);
  await expect(sheet).toBeHidden();
  await expect(beside).toBeVisible();
  await app.open('#/user/center');
  await page
    .getByRole('navigation', { name: text('account') })
    .getByRole('link', { name: text('route_record_log') })
    .click();
  await app.shows('record-log');
  expect(await axeFaults(page)).toEqual([]);
});

test('[R1.2] a turned tablet keeps what is in view of a record, and F6 moves between its panes', {
  tag: ['@pad'],
}, async ({ app }) => {
  const { page } = app;
  const [low, narrow] = [
    { width: 1180, height: 560 },
    { width: 820, height: 560 },
  ];
  await page.setViewportSize(low);
  const player = await login(app.site, 'demo', 'Tessera#2026');
  const { issue } = await freshSale(LOTTERY, saleMs);
  await player.ok('POST /api/lottery/bet', await betRequest(player, LOTTERY, issue, [fiveDigits(1)]));
  await enter(page, player);
  await app.open('#/record/bet');
  const beside = app.screen('record-bet').getByRole('region', { name: text('record_detail_title') });
  const sheet = page.getByRole('dialog', { name: text('record_detail_title') });
  const number = (detail: typeof sheet) => detail.getByText(text('record_id'), { exact: true });
  await expect(number(beside)).not.toBeInViewport();
  await number(beside).scrollIntoViewIfNeeded();
  await expect(number(beside)).toBeInViewport();
  await page.setViewportSize(narrow);
  await expect(number(sheet)).toBeInViewport();
  await page.setViewportSize(low);
  await expect(number(beside)).toBeInViewport();

  const focusedPane = () =>
    page.evaluate(() => document.activeElement?.closest('[data-pane]')?.tagName.toLowerCase());
  await page.getByRole('button', { name: text('skip_to_content') }).focus();
  const order: (string | undefined)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('F6');
    order.push(await focusedPane());
  }
  expect(order).toEqual(['header', 'nav', 'main', 'section', 'header']);
  await page.keyboard.press('Shift+F6');
  expect(await focusedPane()).toBe('section');
});

test('[R1.2] pages of a tablet are accessible in all themes', { tag: ['@pad', '@long'] }, async ({ app }) => {
  const { page } = app;
  await enter(page, await login(app.site, 'demo', 'Tessera#2026'));
  for (const size of [upright, sideways]) {
    await page.setViewportSize(size);
    for (const [hash, name] of [
      ['#/', 'home'],
      [`#/lottery/show?id=${LOTTERY}`, 'lottery'],
      ['#/record/bet', 'record-bet'],
      ['#/user/center', 'user-center'],
    ] as const) {
      await app.open(hash);
      await app.shows(name);
      expect(await axeInThemes(app), `${name}, ${size.width} px`).toEqual({});
    }
  }
});

test('[R1.2] no page of a tablet scrolls sideways, in any window', { tag: ['@pad', '@long'] }, async ({
  app,
}) => {
  const { page } = app;
  await enter(page, await login(app.site, 'demo', 'Tessera#2026'));
  for (const [hash, name] of [
    ['#/', 'home'],
    [`#/lottery/show?id=${LOTTERY}`, 'lottery'],
    ['#/record/bet', 'record-bet'],
    ['#/user/center', 'user-center'],
    ['#/recharge', 'money-recharge'],
    ['#/lottery/trend', 'lottery-trend'],
  ] as const) {
    await app.open(hash);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(app.screen(name)).toBeVisible();
      await expect.poll(() => wider(app, name), { message: `${name} at ${width} px` }).toBe(0);
    }
  }
});

/** How much wider the content of a screen is than the window has room for, px. */
async function wider({ screen }: App, name: string): Promise<number> {
  return screen(name)
    .locator('[data-scroller]')
    .first()
    .evaluate((scroller) => {
      const inner = scroller.scrollWidth - scroller.clientWidth;
      return Math.max(inner, document.documentElement.scrollWidth - innerWidth);
    });
}
