import { askedOf } from '../kit/asked.ts';
import { createClient, register } from '../kit/client.ts';
import { stored, storedItem } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { hoursAway } from '../kit/hours.ts';
import { payloadOf } from '../kit/payload.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';

/** Opens home with its code held back: its outline comes first, and the picture of the banner is in the same place in both. */
async function expectStillBanner({ page, site, screen, shows }: App): Promise<void> {
  await enter(page, await register(site));
  const { promise: wanted, resolve: giveCode } = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  const outline = page.locator('#splash img');
  await expect(outline).toBeVisible();
  const before = await outline.boundingBox();
  giveCode();
  await shows('home');
  await expect(outline).toBeHidden();
  const banner = screen('home').getByRole('region', { name: text('lobby_banner') });
  expect(await banner.locator('img').boundingBox()).toEqual(before);
}

test('before home its outline is shown: the picture of the banner does not move when the page arrives', async ({
  app,
}) => {
  await expectStillBanner(app);
});

test('the picture of the banner does not move in a window wider than the page either', {
  tag: '@once',
}, async ({ app }) => {
  await app.page.setViewportSize({ width: 1920, height: 1080 });
  await expectStillBanner(app);
});

test('[R3.6] a later visit fetches no list again, and after a change only the changed one', {
  tag: '@once',
}, async ({ app, setting }) => {
  await app.open('#/login');
  await app.shows('login');
  // Lists that nothing waits for load in parallel and are stored when the page is idle.
  await app.page.waitForLoadState('networkidle');
  for (const name of ['PLAYED_LIST', 'USER_LOG_TYPES', 'LANGUAGE_VALUE', 'THEME_VALUE'])
    await expect.poll(() => stored(app.page, name)).toBeTruthy();
  const lists =
    /^\/(common\/(setting|language-types|theme\/list|language|user-log)|api\/(lottery\/(list|played)|game\/list|money))/;
  const asked = askedOf(app.page);
  // The socket is the last request of a start-up.
  const started = () => app.page.waitForRequest('**/socket.io/**');
  await Promise.all([started(), app.page.reload()]);
  expect(asked.filter((path) => lists.test(path))).toEqual([]);
  await app.page.goto('about:blank');
  await setting({ closeReason: 'changed' });
  asked.length = 0;
  await Promise.all([started(), app.open('#/login')]);
  expect(asked.filter((path) => lists.test(path))).toEqual(['/common/setting']);
});

test('[R3.3] expired items on the device are deleted and read as empty', { tag: '@once' }, async ({
  app,
}) => {
  await enter(app.page, await register(app.site));
  const token = await storedItem(app.page, 'TOKEN');
  await app.page.clock.install({ time: token!.expires });
  await app.open();
  await app.shows('login');
  expect(await storedItem(app.page, 'TOKEN')).toBeUndefined();
});

test('[R1.2] [R1.6] the device class selects the variant and is sent with every call, the template with texts and themes', async ({
  app,
}) => {
  const device = app.phone ? 'wap' : 'pc';
  const calling = ['cache/version', 'language', 'theme/list'].map((path) =>
    app.page.waitForRequest(`**/common/${path}`),
  );
  await app.open();
  await expect(app.page.locator('html')).toHaveAttribute('data-form', app.phone ? 'phone' : 'desktop');
  const [version, language, themes] = await Promise.all(calling);
  expect(version!.headers().agent).toBe(device);
  expect(payloadOf(language!)).toEqual({ type: 'zhCn', tpl: 'pc-ky' });
  expect(payloadOf(themes!)).toEqual({ tpl: 'pc-ky' });
});

test('[R1.4] a device on the wrong site is redirected, with path, query and hash', async ({
  app,
  setting,
  addresses,
}) => {
  await setting({ pcUrl: addresses.pc, wapUrl: addresses.wap });
  const other = app.phone ? addresses.pc : addresses.wap;
  await app.page.goto(`${other}/index.html?from=card#/login?x=1`);
  await app.page.waitForURL(`${app.site}/index.html?from=card#/login?x=1`);
  await app.shows('login');
  await app.page.goto(`${other}/`);
  await expect(app.page).toHaveURL(new RegExp(`^${other}`));
});

test('[R2.10] [R2.15] a player on a slow route is offered the others, before texts are loaded and without a session', {
  tag: '@once',
}, async ({ app }) => {
  const { page } = app;
  await page.clock.install();
  await page.route('**/common/**', () => undefined);
  await app.open();
  await page.clock.runFor(1_500);
  await expect(page.getByText(text('start_versions'))).toBeVisible();
  await page.clock.runFor(6_000);
  await page.getByRole('button', { name: text('start_switch') }).click();
  await expect(page.getByRole('heading', { name: text('route_line') })).toBeFocused();
  // Only the address of this page is known yet.
  await expect(page.getByText(/^测速完成，最快的是线路 1，\d+ 毫秒$/)).toBeVisible();
  await page.unroute('**/common/**');
  await page.getByRole('button', { name: text('line_enter') }).click();
  await app.shows('login');
  await app.open('#/line');
  await app.shows('line');
  await expect(page).toHaveURL(/#\/line$/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  // Both routes lead to this machine; the fastest is preselected.
  const outcome = page.getByText(/^测速完成，最快的是线路 [12]，\d+ 毫秒$/);
  const fastest = /线路 \d/.exec(await outcome.innerText())?.[0];
  await expect(page.getByRole('radio', { name: new RegExp(`^${fastest} `) })).toBeChecked();
  await page.getByRole('radio', { name: /^线路 2 / }).check();
  await page.getByRole('button', { name: text('line_enter') }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\//);
  await app.shows('login');
});

const CLOSED_REASON = '系统维护 <img src=x onerror="window.broken=1">';

test('[R2.11] [R4.6] [R1.3] [V5] a closed platform shows the reason, and refuses calls', async ({
  app,
  setting,
}) => {
  await setting({
    platOpenDuration: hoursAway(),
    closeReason: CLOSED_REASON,
    closeEnterPassword: 'sesame-77',
  });
  const answers: Promise<string>[] = [];
  app.page.on('response', (response) => {
    if (response.url().includes('/common/')) answers.push(response.text());
  });
  await app.open();
  const closed = app.screen('closed');
  await expect(closed.getByRole('heading', { name: text('access_restricted') })).toBeVisible();
  await expect(closed.getByText('FORBIDDEN')).toBeVisible();
  await expect(closed.getByText(CLOSED_REASON)).toBeVisible();
  await expect(closed.getByText(new RegExp(`© 2018–${new Date().getFullYear()} Tessera`))).toBeVisible();
  expect(await app.page.evaluate(() => 'broken' in window)).toBe(false);
  // [V7] Public answers do not contain the password.
  expect((await Promise.all(answers)).join('')).not.toContain('sesame-77');
  const client = createClient(app.site);
  const code = await client.codeOf('POST /api/user/login', { user_name: 'demo', password: 'Tessera#2026' });
  expect(code).toBe('platform_closed');
});

test('[R4.6] [E8] the password in the hash opens a closed platform and is removed from the address', {
  tag: '@once',
}, async ({ app, setting }) => {
  await setting({ platOpenDuration: hoursAway(), closeEnterPassword: 'sesame-77' });
  await app.open('#wrong-door');
  await app.shows('closed');
  await app.open('#sesame-77');
  await app.shows('login');
  await expect(app.page).toHaveURL(/#\/(login)?$/);
  expect(await app.page.content()).not.toContain('sesame-77');
});

test('[V7] [R4.6] an empty password opens nothing', { tag: '@once' }, async ({ app, setting }) => {
  await setting({ platOpenDuration: hoursAway(), closeEnterPassword: '' });
  for (const hash of ['', '#', '#/', '#anything', '#/login?enter=']) {
    await app.page.goto('about:blank');
    await app.open(hash);
    await app.shows('closed');
  }
});

test('[R5.3] [R2.11] a closed platform opens by itself when its opening hours begin', {
  tag: '@once',
}, async ({ app, setting }) => {
  await app.page.clock.install();
  await setting({ platOpenDuration: hoursAway() });
  await app.open();
  await app.shows('closed');
  await setting({ platOpenDuration: '00:00-23:59' });
  const asked = app.page.waitForResponse('**/common/setting');
  await app.page.clock.runFor(30_000);
  await asked;
  await app.shows('login');
});
