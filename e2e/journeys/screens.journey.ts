import { tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

/** Addresses of the specification and the screen each shows. */
const addresses = [
  ['#/lottery/show?id=ssc-5m', 'lottery'],
  ['#/lottery/trend?id=ssc-5m', 'lottery-trend'],
  ['#/lottery/data', 'lottery-data'],
  ['#/game/display', 'game-display'],
  ['#/game?game=crash', 'game-show'],
  ['#/transfer', 'money-transfer'],
  ['#/help', 'help'],
  ['#/user/center', 'user-center'],
  ['#/user/info', 'user-info'],
  ['#/login/record', 'login-record'],
  ['#/record/bet', 'record-bet'],
  ['#/record/activity', 'record-activity'],
  ['#/user/vip', 'user-vip'],
  ['#/user/inbox', 'user-inbox'],
  ['#/notice/list', 'notice-list'],
  ['#/vip/detail', 'vip-detail'],
  ['#/user/waterback', 'user-waterback'],
  ['#/user/welfare', 'user-welfare'],
  ['#/activity/list', 'activity-list'],
  ['#/activity/detail?id=deposit-gift', 'activity-detail'],
] as const;

test('[R2.1] [R2.2] [R2.3] [R2.4] [R2.6] [R2.7] [R2.8] every screen has its address, loads as a chunk of its own, and starts at the top', {
  tag: '@long',
}, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  const scripts: string[] = [];
  app.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await app.open();
  await app.shows('home');
  await app.page.waitForLoadState('networkidle');
  const chunks = new Map<string, string>();
  for (const [hash, name] of addresses) {
    const before = scripts.length;
    // Browsers scroll a window with a taller page like this: to the focused field, above an on-screen keyboard.
    const scrolled = await app.page.evaluate(() => {
      document.body.style.blockSize = '300vh';
      scrollTo(0, 80);
      return scrollY;
    });
    expect(scrolled).toBe(80);
    await app.page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await app.shows(name);
    await expect(app.page).toHaveURL(`${app.site}/${hash}`);
    // The betting page is prefetched when the home page has loaded.
    const since = name === 'lottery' ? scripts : scripts.slice(before);
    const own = since.find((path) => path.includes(`/${name}-`) || path.includes('-screen-'));
    chunks.set(name, own ?? 'none');
    expect(await app.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const top = await app
      .screen(name)
      .locator('[data-scroller]')
      .evaluate((scroller) => scroller.scrollTop);
    expect(top).toBe(0);
  }
  // Every screen has a chunk of its own that was not loaded before.
  expect([...chunks.values()]).not.toContain('none');
  expect(new Set(chunks.values()).size).toBe(addresses.length);
});

test('[R2.2] [R2.3] a visitor reaches login and register by their addresses, above the home page', async ({
  app,
}) => {
  await app.open('#/register');
  await app.shows('register');
  await expect(app.page).toHaveURL(/#\/register$/);
  await app.open('#/login');
  await app.shows('login');
  await expect(app.screen('home')).toBeVisible();
  await expect(app.screen('home')).toHaveAttribute('inert');
});

test('[R2.2] home shows every lottery, the last of the next draws and the games once scrolled to them', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  await app.open();
  await app.shows('home');
  const home = app.screen('home');
  const list = (name: string) => home.getByRole('region', { name }).getByRole('listitem');
  const cards = list('全部彩种');
  await expect(cards.first().getByRole('link')).toBeVisible();
  const lotteries = await cards.count();
  expect(lotteries).toBeGreaterThan(app.phone ? 6 : 12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.getByRole('link')).toHaveCount(lotteries);

  const soon = list(text('lobby_soon'));
  // The next draws come with their own answer.
  await expect(soon).not.toHaveCount(0);
  const shown = await soon.count();
  await soon.last().scrollIntoViewIfNeeded();
  await expect(soon.getByRole('link')).toHaveCount(shown);

  await home.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await expect(list('游戏')).toHaveCount(6);
  await expect(home.getByRole('region', { name: text('lobby_fair') })).toBeVisible();
});
