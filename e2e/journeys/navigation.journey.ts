import type { Locator } from '@playwright/test';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { isCentred, maskOf } from '../kit/modal.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

/** A sale that ends meanwhile would open a question about the picked numbers. */
const saleMs = 60_000;

test.beforeEach(async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
});

test('[R2.12] [R2.13] unknown paths lead to home; pages set the window title', async ({ app }) => {
  await app.open('#/nowhere/at/all');
  await app.shows('home');
  await expect(app.page).toHaveURL(/#\/$/);
  await app.says(text('address_unknown'), 'info');
  // Also from home, where the address alone changes.
  await app.open('#/nowhere/else');
  await app.says(text('address_unknown'), 'info');
  await expect(app.page).toHaveURL(/#\/$/);
  await app.shows('home');
  await expect(app.page).toHaveTitle('Tessera');
  await app.open('#/record/bet');
  await expect(app.page).toHaveTitle(text('route_record_bet'));
});

test('[R2.1] [R2.14] [R2.17] a link keeps its parameters and shows the page from its top; back goes one step', {
  tag: '@brief-pc',
}, async ({ app }) => {
  await app.open();
  await app.shows('home');
  // A window that scrolls, as a device with a keyboard on screen has one.
  await app.page.evaluate(() => {
    for (const { style } of [document.documentElement, document.body]) {
      style.overflow = 'visible';
      style.height = '200vh';
    }
    scrollTo(0, 40);
  });
  await expect.poll(() => app.page.evaluate(() => scrollY)).toBe(40);
  await app.screen('home').getByRole('link', { name: '流光时时彩' }).first().click();
  await app.shows('lottery');
  expect(await app.page.evaluate(() => scrollY)).toBe(0);
  await expect(app.page).toHaveURL(/#\/lottery\/show\?id=ssc-3m$/);
  await app.page.goBack();
  await app.shows('home');
  await expect(app.screen('lottery')).toHaveCount(0);
});

test('[R2.14] back goes to home when there is no earlier page', { tag: '@phone' }, async ({ app }) => {
  await app.open('#/record/bet');
  await app.page.getByRole('button', { name: '返回' }).click();
  await app.shows('home');
});

test('[R2.16] [R3.2] a cached page returns as it was left, and a page closed by back is gone', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await freshSale('ssc-5m', saleMs);
  const lottery = createLotteryPage(app);
  await app.open('#/lottery/show?id=ssc-5m');
  await lottery.choosePlay(text('tier_star5'), '五星直选复式');
  await lottery.pick({ 个: [7] });
  const scrolled = () =>
    lottery.root.evaluate((root) =>
      [root, ...root.querySelectorAll('*')].reduce((most, part) => Math.max(most, part.scrollTop), 0),
    );
  await app.page.setViewportSize({ width: app.phone ? 390 : 1440, height: 600 });
  await lottery.root
    .locator('[data-scroller]')
    .first()
    .evaluate((scroller) => scroller.scrollTo(0, 60));
  await expect.poll(scrolled).toBeGreaterThan(0);
  const position = await scrolled();
  await app.open('#/record/bet');
  await app.shows('record-bet');
  await expect(lottery.root).toBeHidden();
  await app.page.goBack();
  await app.shows('lottery');
  await expect(lottery.root.getByRole('group', { name: '个位，已选 1 个' })).toBeVisible();
  expect(await scrolled()).toBe(position);
  await expect(app.screen('record-bet')).toHaveCount(0);
  expect(await app.page.evaluate(() => scrollY)).toBe(0);
});

test('[R2.14] [R2.16] a push to the same page with other parameters resets it; a trend opens in a window of its own', {
  tag: '@once',
}, async ({ app }) => {
  await freshSale('ssc-5m', saleMs);
  const lottery = createLotteryPage(app);
  await app.open('#/lottery/show?id=ssc-5m');
  await lottery.pick({ 个: [7] });
  await app.open('#/lottery/show?id=ssc-3m');
  await expect(lottery.root.getByRole('heading', { level: 1 })).toHaveText('流光时时彩 3分');
  await expect(lottery.root.getByRole('group', { name: '个位，已选 0 个' })).toBeVisible();

  await app.open('#/lottery/trend?id=ssc-3m');
  const opened = app.page.context().waitForEvent('page');
  await app
    .screen('lottery-trend')
    .getByRole('button', { name: text('trend_new_window') })
    .click();
  const beside = await opened;
  await expect(beside).toHaveURL(`${app.site}/#/lottery/trend?id=ssc-3m`);
  await expect(beside.locator('[data-screen="lottery-trend"]')).toBeVisible();
  expect(await beside.evaluate(() => opener)).toBeNull();
});

test('[R2.16] a hidden page stops its work', { tag: '@once' }, async ({ app }) => {
  // After the sale has closed, the header shows a word instead of the timer.
  await freshSale('ssc-5m', saleMs);
  await app.page.clock.install();
  await app.open('#/lottery/show?id=ssc-5m');
  const timer = createLotteryPage(app).root.getByRole('timer').first();
  await expect(timer).toBeVisible();
  await app.open('#/user/center');
  await app.shows('user-center');
  const time = app.screen('lottery').locator('[role="timer"]').first();
  // The page stops its work after the paint that hides it.
  let before: string | null = null;
  const isStill = async () => {
    before = await time.textContent();
    await app.page.clock.runFor(3_000);
    return (await time.textContent()) === before;
  };
  await expect.poll(isStill).toBe(true);
  await app.page.goBack();
  await expect(time).not.toHaveText(before ?? '');
});

test('[R2.15] [R9.4] the first visit of a page shows the loading indicator until the page is loaded', {
  tag: '@once',
}, async ({ app }) => {
  await app.open();
  await app.shows('home');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.page.route('**/assets/record-bet*.js', async (route) => {
    await held;
    await route.continue();
  });
  await app.open('#/record/bet');
  const overlay = app.page.locator('dialog[aria-busy="true"]');
  await expect(overlay).toBeVisible();
  // Bars of 30 px in the middle of a mask that takes every press.
  expect(await isCentred(overlay)).toBe(true);
  expect(await maskOf(overlay)).toBe(await maskOf(app.page.locator('html'), 'var(--mask)'));
  const bars = await overlay.locator('span[aria-hidden]').boundingBox();
  expect(bars).toMatchObject({ width: 30, height: 30 });
  await app.page.mouse.click(8, 8);
  await expect(overlay).toBeVisible();
  release();
  await app.shows('record-bet');
  await expect(overlay).toBeHidden();
});

test('[A14] the login record is private although its path begins with login', { tag: '@once' }, async ({
  app,
}) => {
  await app.open();
  await app.shows('home');
  await app.signOut();
  await app.open('#/login/record');
  await expect(createLoginPage(app).notice).toContainText(text('please_login'));
  await expect(app.page).toHaveURL(/#\/login$/);
});

test('the keyboard alone skips to the content, finds a lottery from any page, uses a menu and opens other pages', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const { keyboard } = app.page;
  await app.open();
  await app.shows('home');
  const home = app.screen('home');

  await app.page.getByRole('button', { name: text('skip_to_content') }).focus();
  await keyboard.press('Enter');
  await expect(app.page.getByRole('main')).toBeFocused();
  const site = app.page.getByRole('dialog', { name: text('search_site') });
  await keyboard.press('/');
  await expect(site.getByRole('searchbox')).toBeFocused();
  await keyboard.press('Escape');
  await expect(site).toBeHidden();

  const themes = app.page.getByRole('button', { name: text('theme') });
  await themes.focus();
  await keyboard.press('Enter');
  const choices = app.page.getByRole('menuitemradio');
  await expect(choices.first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeFocused();
  await keyboard.press('Escape');
  await expect(themes).toBeFocused();

  const go = async (letters: string, screen: string) => {
    for (const letter of letters) await keyboard.press(letter);
    await expect(app.screen(screen)).toBeVisible();
  };
  await go('gr', 'record-bet');
  await keyboard.press('?');
  const keys = app.page.getByRole('dialog', { name: '快捷键' });
  await expect(keys.getByRole('region', { name: text('keys_board') })).toBeVisible();
  await keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await go('gh', 'home');

  // From the footer to another page, where the key opens the same search.
  await home
    .locator('footer')
    .getByRole('link', { name: text('route_responsible'), exact: true })
    .focus();
  await keyboard.press('Enter');
  await app.shows('responsible');
  await keyboard.press('/');
  await expect(site.getByRole('searchbox')).toBeFocused();
  await keyboard.type('流光');
  await expect(site.getByRole('link')).toHaveCount(1);
  await keyboard.press('ArrowDown');
  await expect(site.getByRole('link')).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await app.shows('lottery');
  await expect(app.page).toHaveURL(/id=ssc-3m/);
});

test('a menu stays open when another part of the page scrolls, and closes when its button scrolls away', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const scrolled = (scroller: Locator) =>
    scroller.evaluate(
      (element) =>
        new Promise((done) => {
          element.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
          element.scrollBy({ top: 200, left: 200, behavior: 'instant' });
        }),
    );
  const page = (name: string) => app.screen(name).locator('[data-scroller]').first();
  await app.open();
  await app.shows('home');
  const soon = app.screen('home').getByRole('region', { name: text('lobby_soon') });
  await expect(soon.getByRole('link').first()).toBeVisible();
  await app.page.getByRole('button', { name: '语言' }).click();
  const english = app.page.getByRole('menuitemradio', { name: 'English' });
  await expect(english).toBeVisible();
  await scrolled(soon.getByRole('list'));
  await expect(english).toBeVisible();
  await scrolled(page('home'));
  await expect(english).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(english).toBeHidden();

  await app.open('#/lottery/show?id=ssc-5m');
  await app.shows('lottery');
  await app.screen('lottery').getByRole('button', { name: '示例' }).click();
  const example = app.page.getByRole('dialog').getByRole('link', { name: text('rule_full') });
  await expect(example).toBeVisible();
  await scrolled(page('lottery'));
  await expect(example).toBeHidden();
});

test('[R2.17] back closes the top sheet first and stays on the page; a sheet closed otherwise leaves no step behind', {
  tag: '@phone',
}, async ({ app }) => {
  const { page } = app;
  const lottery = createLotteryPage(app);
  const title = (key: Parameters<typeof text>[0]) => page.getByRole('dialog', { name: text(key) });
  const settings = title('bet_stake_settings');
  const sets = title('bet_saved');
  const openSettings = () =>
    lottery.root.getByRole('button', { name: text('bet_multiple_is', { n: 1 }) }).click();
  await app.open();
  await app.screen('home').getByRole('link', { name: '流光时时彩' }).first().click();
  await app.shows('lottery');
  const href = page.url();
  const isOnPage = async () => {
    expect(page.url()).toBe(href);
    await expect(lottery.root).toBeVisible();
  };

  // One sheet: back closes it, and forward does not bring an empty step.
  const slip = await lottery.openSlip();
  await expect(slip).toBeVisible();
  await page.goBack();
  await expect(slip).toBeHidden();
  await isOnPage();
  await page.goForward();
  await isOnPage();

  // Two: one step each.
  await openSettings();
  await settings.getByRole('button', { name: text('bet_saved') }).click();
  await expect(sets).toBeVisible();
  await page.goBack();
  await expect(sets).toBeHidden();
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toBeHidden();
  await isOnPage();

  // Its cross takes the step back as well.
  const depth = () => page.evaluate(() => (history.state as { layer?: number }).layer ?? 0);
  await openSettings();
  await expect.poll(depth).toBe(1);
  await settings.getByRole('button', { name: text('ui_close') }).click();
  await expect.poll(depth).toBe(0);

  // A visit that starts again does not keep the step of a sheet that is gone.
  await lottery.openSlip();
  await expect.poll(depth).toBe(1);
  await page.reload();
  await app.shows('lottery');
  await expect(slip).toBeHidden();
  await expect.poll(depth).toBe(0);
  await page.goBack();
  await app.shows('home');
  await expect(lottery.root).toHaveCount(0);
});
