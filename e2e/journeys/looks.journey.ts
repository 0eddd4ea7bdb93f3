import type { Page } from '@playwright/test';
import { builtInThemes } from '@tessera/ui/themes';
import { needs } from '../kit/abilities.ts';
import { askedOf } from '../kit/asked.ts';
import { createClient, register } from '../kit/client.ts';
import { stored, storedItem } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { isCentred, maskOf } from '../kit/modal.ts';
import { saidSoFar } from '../kit/notices.ts';
import { holdSocket, lastTry, noteTries } from '../kit/socket.ts';
import { isAudioRunning, noteSounds, notesPlayed } from '../kit/sounds.ts';
import { stopClock } from '../kit/stop-clock.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const html = 'html';

test('[R4.8] every theme sets its tokens and the frame colour on the page and is kept', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.open();
  await app.shows('home');
  const root = app.page.locator(html);
  // The first theme equals the style sheet: setting its values again would restyle every element.
  await expect.poll(() => stored(app.page, 'THEME_VALUE')).toMatchObject({ theme: 'theme-default' });
  await expect(root).not.toHaveAttribute('style', /--/);
  const offered = await createClient(app.site).ok('POST /common/theme/list', { tpl: 'pc-ky' });
  expect(offered.map(({ id }) => id).sort()).toEqual(builtInThemes.map(({ id }) => id).sort());
  for (const { id, name } of offered) {
    await app.chooseTheme(name.zhCn ?? id);
    const values: Readonly<Record<string, string>> =
      builtInThemes.find((theme) => theme.id === id)?.values ?? {};
    await expect(root).toHaveAttribute('data-theme', id);
    const token = (name: string) =>
      root.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    // A value already in force keeps the style sheet's spelling.
    expect((await token('--primary')).toUpperCase()).toBe(values['--primary']);
    await expect(app.page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      values['--header-bg'] ?? '',
    );
    expect((await stored(app.page, 'PREFS')) as object).toMatchObject({ theme: id });
    expect((await stored(app.page, 'THEME_VALUE')) as object).toMatchObject({ theme: id });
  }
  const last = offered.at(-1)?.id ?? '';
  await app.page.reload();
  await expect(root).toHaveAttribute('data-theme', last);
});

test('[R4.8] a system with high contrast gets the contrast theme offered once, for as long as the offer has the focus', {
  tag: '@once',
}, async ({ app }) => {
  needs('contrast');
  await enter(app.page, await register(app.site));
  await app.page.emulateMedia({ contrast: 'more' });
  await app.page.clock.install();
  await app.open();
  await app.shows('home');
  const take = app.page
    .getByRole('region', { name: '通知' })
    .getByRole('button', { name: text('contrast_take') });
  await expect(take).toBeVisible();
  await stopClock(app.page);
  await take.focus();
  await app.page.clock.runFor(60_000);
  await app.page.keyboard.press('Enter');
  await expect(take).toHaveCount(0);
  await expect(app.page.locator(html)).toHaveAttribute('data-theme', 'theme-contrast');
  expect(await stored(app.page, 'CONTRAST_OFFERED')).toBe(true);
});

test('[R4.8] [E5] a theme brings its own icon, from this origin only', { tag: '@once' }, async ({ app }) => {
  needs('bodies');
  await enter(app.page, await register(app.site));
  await app.open();
  await app.shows('home');
  const offered = await createClient(app.site).ok('POST /common/theme/list', { tpl: 'pc-ky' });
  const icon = app.page.locator('link[rel="icon"]');
  const wearWith = async (place: number, favicon: string) => {
    await app.page.route('**/common/theme/css', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.message['--favicon'] = favicon;
      await route.fulfill({ response, json: answer });
    });
    const { id, name } = offered[place]!;
    await app.chooseTheme(name.zhCn ?? id);
    await expect(app.page.locator(html)).toHaveAttribute('data-theme', id);
    await app.page.unroute('**/common/theme/css');
  };
  await wearWith(1, '/icon-maskable.svg');
  await expect(icon).toHaveAttribute('href', '/icon-maskable.svg');
  await wearWith(2, 'https://elsewhere.test/icon.svg');
  await expect(icon).not.toHaveAttribute('href', /elsewhere/);
});

test('[R4.9] [R7.1] [R7.10] a language is kept, saved in the profile, and complete on every screen', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open();
  await app.shows('home');
  await app.chooseLanguage('English');
  const root = app.page.locator(html);
  await expect(root).toHaveAttribute('lang', 'en-US');
  await expect.poll(async () => (await player.ok('GET /api/user/data')).language).toBe('enUs');
  await expect.poll(() => stored(app.page, 'LANGUAGE_KEY')).toBe('enUs');
  // The first calls of the next visit are in the player's language too.
  const firstCall = app.page.waitForRequest('**/common/cache/version');
  await app.page.reload();
  expect((await firstCall).headers().language).toBe('enUs');
  await expect(root).toHaveAttribute('lang', 'en-US');
  for (const language of ['English', '简体中文']) {
    await app.chooseLanguage(language);
    for (const [hash, name] of [
      ['#/', 'home'],
      ['#/lottery/show?id=ssc-5m', 'lottery'],
      ['#/record/bet', 'record-bet'],
      ['#/user/center', 'user-center'],
      ['#/verify', 'verify'],
    ] as const) {
      await app.open(hash);
      await app.shows(name);
      // A key without a text would be shown with its underscores; the console check finds keys that have a fallback text.
      expect(await app.screen(name).innerText()).not.toMatch(/\b[a-z]+_[a-z_]+\b/);
    }
  }
});

test('[R3.4] language and texts are kept for a day, and a change of language reloads the theme', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.open();
  await app.shows('home');
  await expect.poll(() => stored(app.page, 'THEME_VALUE')).toBeTruthy();
  const themes = askedOf(app.page);
  await app.chooseLanguage('English');
  await expect(app.page.locator(html)).toHaveAttribute('lang', 'en-US');
  await expect.poll(() => themes).toContain('/common/theme/css');
  const now = await app.page.evaluate(() => Date.now());
  for (const name of ['LANGUAGE_KEY', 'LANGUAGE_VALUE']) {
    const item = await storedItem(app.page, name);
    expect(item?.expires, name).toBeGreaterThan(now + 86_400_000 - 120_000);
    expect(item?.expires, name).toBeLessThanOrEqual(now + 86_400_000);
  }
});

test('[R4.9] the profile decides the language at the next sign-in', { tag: '@once' }, async ({ app }) => {
  const player = await register(app.site);
  await player.ok('POST /api/user/data/modify', { language: 'enUs' });
  await enter(app.page, player);
  await app.open();
  await expect(app.page.locator(html)).toHaveAttribute('lang', 'en-US');
});

test('[R9.2] [R9.4] [R4.10] a refresh shows a notice after 1000 ms, at the top, for 1800 ms', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  await app.open();
  await app.shows('home');
  await stopClock(app.page);
  const refreshed = app.page.waitForResponse('**/api/user/balance');
  await app.page
    .getByRole('button', { name: text('refresh') })
    .first()
    .click();
  await refreshed;
  const notices = app.page.getByRole('region', { name: '通知' });
  const toast = notices.getByText(text('refresh_success'));
  await app.page.clock.runFor(900);
  await expect(toast).toHaveCount(0);
  await app.page.clock.runFor(100);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(120);
  await app.page.clock.runFor(1_700);
  await expect(toast).toBeVisible();
  await app.page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('[R8.6] [R9.4] [R4.11] a question has title, cancel and confirm, and closes with Escape', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.open('#/user/center');
  const ask = () => app.screen('user-center').getByRole('button', { name: '退出登录' }).click();
  await ask();
  const question = app.page.getByRole('alertdialog', { name: text('tip') });
  await expect(question.getByRole('button', { name: text('cancel') })).toBeVisible();
  await expect(question.getByRole('button', { name: text('confirm') })).toBeVisible();
  // Its place once it has come up.
  await expect.poll(() => isCentred(question)).toBe(true);
  expect(await maskOf(question)).toBe(await maskOf(app.page.locator(html), 'var(--mask)'));
  await app.page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await ask();
  await question.getByRole('button', { name: text('cancel') }).click();
  await expect(question).toBeHidden();
  await app.shows('user-center');
});

test('[R9.1] [A7] the balance is polled every 5 s, and the heartbeat every 10 s brings a new token', {
  tag: ['@once', '@long'],
}, async ({ app, setting }) => {
  await setting({ tokenRotateSeconds: 1 });
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  const polled = app.page.waitForResponse('**/api/user/heart');
  await app.open();
  await app.shows('home');
  await expect(app.balance).toBeVisible();
  // Polling is in a file that is loaded after the first page.
  const first = await stored(app.page, 'TOKEN');
  await polled;
  await stopClock(app.page);
  // What was asked before is answered before it is counted.
  await app.page.waitForLoadState('networkidle');
  const counts = { balance: 0, heart: 0 };
  app.page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/user/balance')) counts.balance += 1;
    if (request.url().endsWith('/api/user/heart')) counts.heart += 1;
  });
  for (const [balance, heart] of [
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ]) {
    await app.page.clock.runFor(5_000);
    await expect.poll(() => counts).toEqual({ balance, heart });
  }
  await expect.poll(() => stored(app.page, 'TOKEN')).not.toBe(first);
});

test('[R8.1] a broken answer and a lost network show different notices', { tag: '@once' }, async ({
  app,
}) => {
  await app.open('#/login');
  const trial = async () => {
    const root = app.page.getByRole('dialog', { name: text('route_login') });
    await root.getByRole('checkbox', { name: /同意$/ }).check();
    await root.getByRole('button', { name: '试玩' }).click();
  };
  await app.page.route('**/api/user/try', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await trial();
  await app.says(text('request_failed'));
  await app.page.unroute('**/api/user/try');
  await app.page.route('**/api/user/try', (route) => route.abort('connectionreset'));
  await trial();
  await app.says(text('network_failed'));
  await app.page.unroute('**/api/user/try');
  await trial();
  await app.shows('home');
});

test('[R4.12] [R9.7] a lost connection is shown, is tried less and less often, recovers by itself, and missed data is fetched', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  await app.page.addInitScript(noteTries);
  const socket = await holdSocket(app.page);
  await app.open('#/lottery/show?id=ssc-5m');
  await app.shows('lottery');
  await socket.open;
  // The state of the connection is shown by a part that loads after the board.
  const live = app.screen('lottery').getByText(text('bet_socket_open'), { exact: true });
  await expect(live.filter({ visible: true })).toBeVisible();
  await stopClock(app.page);
  socket.drop();
  const opening = app.screen('lottery').getByText(text('bet_socket_opening'), { exact: true });
  await expect(opening.filter({ visible: true })).toBeVisible();
  let last = await app.page.evaluate(() => Date.now());
  // By the clock of the page: about 1 s, 2 s, 4 s, each plus or minus half, and never above 5 s.
  for (const [least, most] of [
    [500, 1_500],
    [1_000, 3_000],
    [2_000, 5_000],
    [4_000, 5_000],
  ] as const) {
    const triedAt = await untilTried(app.page, last);
    expect(triedAt - last).toBeGreaterThanOrEqual(least);
    // The page may notice a failure only after the clock has moved again.
    expect(triedAt - last).toBeLessThanOrEqual(most + 2 * STEP_MS);
    last = triedAt;
  }
  await expect(app.page.getByText(text('reconnecting'))).toBeVisible();
  await expect(app.page.getByText(/^更新于 \d\d:\d\d:\d\d$/)).toBeVisible();
  socket.mend();
  const missed = app.page.waitForRequest('**/api/lottery/draw/current');
  await app.page.clock.runFor(10_000);
  await missed;
  await expect(app.page.getByText(text('reconnecting'))).toBeHidden();

  // A page that the browser puts aside closes its connection, and opens one when it comes back.
  await expect(live.filter({ visible: true })).toBeVisible();
  const turn = (type: string) =>
    app.page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await turn('pagehide');
  const closed = app.screen('lottery').getByText(text('bet_socket_closed'), { exact: true });
  await expect(closed.filter({ visible: true })).toBeVisible();
  await turn('pageshow');
  await expect(live.filter({ visible: true })).toBeVisible();
});

/** Step in which the page's clock is moved while it waits, ms. */
const STEP_MS = 100;

/** Moves the stopped clock of a page until an attempt to connect has failed; returns the time of the attempt after `from`. */
async function untilTried(page: Page, from: number): Promise<number> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('socket.io'));
  let triedAt: number | undefined;
  while (triedAt === undefined) {
    await page.clock.runFor(STEP_MS);
    triedAt = await page.evaluate(lastTry, from);
  }
  await failed;
  return triedAt;
}

test('[R1.5] the result of a draw on another page is told once and kept; sounds and alerts follow their switches', {
  tag: '@once',
}, async ({ app }) => {
  await app.page.addInitScript(noteSounds);
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  const socket = await holdSocket(app.page);
  const counted = app.page.waitForResponse(/inbox\/unread/);
  await app.open('#/user/center');
  await app.shows('user-center');
  await Promise.all([socket.open, counted]);
  /** Starts after the previous notice, which stays for 6 s. */
  let id = Number.MAX_SAFE_INTEGER - 100;
  const decided = async (payout: string, loud = true) => {
    await app.page.clock.runFor(6_000);
    id += 1;
    const data = {
      lottery: 'ssc-3m',
      issue: '20990101-0007',
      bets: 1,
      won: 0,
      stake: '2.0000',
      payout,
      bet: null,
    };
    socket.say('inbox:event', { event: { id, type: 'draw.settled', data, at: 0, read: false }, loud });
  };
  const heard = () => app.page.evaluate(notesPlayed);

  await decided('195.0000');
  await app.says(/流光时时彩 3分 0007 期中奖，净赢 \+?¥193\.00.*查看/);
  await decided('0.0000');
  const bell = app.page.getByRole('button', { name: /^通知/ });
  await expect(bell).toHaveAccessibleName('通知 2 条未读');
  // In quiet hours the server says so: only the count changes.
  await decided('203.0000', false);
  await expect(bell).toHaveAccessibleName('通知 3 条未读');
  expect((await saidSoFar(app.page)).filter((said) => said.includes('201.00'))).toEqual([]);

  // A sound without its switch is silent, a win without its alert is only noted.
  await app.screen('user-center').getByRole('button', { name: /^设置/ }).first().click();
  const settings = app.page.getByRole('dialog', { name: text('settings') });
  const section = (name: string) => settings.getByRole('tab', { name }).click();
  const flag = (name: string) => settings.getByRole('switch', { name });
  await section(text('settings_sounds'));
  needs('sound');
  await expect.poll(() => app.page.evaluate(isAudioRunning)).toBe(true);
  await decided('197.0000');
  await app.says(/净赢 \+?¥195\.00/);
  await expect.poll(heard).toBeGreaterThan(0);
  await flag(text('settings_sound_win')).click();
  const before = await heard();
  await decided('199.0000');
  await app.says(/净赢 \+?¥197\.00/);
  expect(await heard()).toBe(before);
  await flag(text('settings_sound_win')).click();
  await section(text('settings_alerts'));
  await flag(text('settings_alert_win')).click();
  await decided('201.0000');
  await expect.poll(heard).toBeGreaterThan(before);
  expect((await saidSoFar(app.page)).filter((said) => said.includes('199.00'))).toEqual([]);
});
