import { askedOf } from '../kit/asked.ts';
import { CLIENT_PASSWORD, freshName, login as loginClient, register } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { stopClock } from '../kit/stop-clock.ts';
import { expect, runOps, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createRegisterPage } from '../pages/register-page.ts';

const DEMO_PASSWORD = 'Tessera#2026';

/** Home opens 2 s after the notice of a sign-in, measured with the stopped clock of the page (R9.2). */
async function goesHome({ page, shows }: App): Promise<void> {
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/#\/login$/);
  await page.clock.runFor(100);
  await page.clock.resume();
  await shows('home');
  await expect(page).toHaveURL(/#\/$/);
}

test('[R2.10] [R5.1] [R4.4] [R8.3] [R9.2] a visitor is asked to sign in; the agreement is required first; home opens after 2 s', async ({
  app,
}) => {
  const login = createLoginPage(app);
  await app.page.clock.install();
  await app.open('#/record/bet');
  await expect(login.notice).toContainText(text('please_login'));
  await expect(app.page).toHaveURL(/#\/login$/);
  await login.name.fill('demo');
  await login.password.fill(DEMO_PASSWORD);
  await login.submit.click();
  await app.says(text('please_read_agree'), 'info');
  await login.agreement.check();
  await stopClock(app.page);
  // The earlier notices are gone by now.
  await app.page.clock.runFor(2_000);
  const asked = askedOf(app.page);
  await login.submit.click();
  await app.says(text('logins_result_success'), 'success');
  expect(asked.filter((path) => path === '/api/user/login')).toHaveLength(1);
  expect(await stored(app.page, 'INDEX_NOTICE')).toBe(1);
  expect(await stored(app.page, 'TOKEN')).toMatch(/.{20,}/);
  await goesHome(app);

  // The first session of a device begins with three cards, once.
  const cards = app.page.getByRole('region', { name: text('first_steps') });
  await expect(cards.getByRole('heading', { name: text('first_steps_pick') })).toBeVisible();
  await cards.getByRole('button', { name: '下一步' }).click();
  await expect(cards.getByRole('heading', { name: text('first_steps_slip') })).toBeVisible();
  await cards.getByRole('button', { name: '下一步' }).click();
  await expect(cards.getByRole('link', { name: '设置限额' })).toHaveAttribute('href', '#/responsible');
  await cards.getByRole('button', { name: '知道了' }).click();
  await expect(cards).toBeHidden();
  await expect.poll(() => stored(app.page, 'INDEX_NOTICE')).toBe(0);
});

test('[R9.2] [R4.2] a disabled account that signs in sees a notice and is signed out 1 s later', {
  tag: '@once',
}, async ({ app }) => {
  const { name } = await register(app.site);
  await runOps('user', 'disable', name);
  await app.page.clock.install();
  await app.open('#/login');
  const login = createLoginPage(app);
  await expect(login.submit).toBeVisible();
  await stopClock(app.page);
  const asked = askedOf(app.page);
  const answered = app.page.waitForResponse('**/api/user/data');
  await login.signIn(name, CLIENT_PASSWORD);
  await answered;
  await app.says(text('account_blocked'));
  await app.page.clock.runFor(900);
  expect(asked).not.toContain('/api/user/logout');
  await app.page.clock.runFor(100);
  await expect.poll(() => asked).toContain('/api/user/logout');
  await expect.poll(() => stored(app.page, 'TOKEN')).toBeUndefined();
});

test('[R2.19] [R5.1] a running submission is not repeated', { tag: '@once' }, async ({ app }) => {
  const login = createLoginPage(app);
  let calls = 0;
  await app.page.route('**/api/user/login', async (route) => {
    calls += 1;
    await route.continue();
  });
  await app.open('#/login');
  await login.name.fill('demo');
  await login.password.fill(DEMO_PASSWORD);
  await login.agreement.check();
  await login.submit.dblclick();
  await app.says(text('logins_result_success'));
  expect(calls).toBe(1);
});

test('[R5.2] [R8.2] a wrong captcha shows an error beside the field and loads a new picture', {
  tag: '@once',
}, async ({ app, setting }) => {
  await setting({ loginCaptcha: '1' });
  const login = createLoginPage(app);
  await app.open('#/login');
  const picture = login.root.getByRole('img', { name: text('ui_captcha_picture') });
  const first = await picture.getAttribute('src');
  await login.captcha.fill('wrong');
  await login.signIn('demo', 'not the password');
  await expect(login.root.getByText(text('login_captcha_wrong'))).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(login.captcha).toHaveValue('');
  await expect(login.password).toHaveValue('not the password');
});

test('[R5.2] no captcha is loaded when the platform requires none', { tag: '@once' }, async ({ app }) => {
  const paths: string[] = [];
  app.page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const login = createLoginPage(app);
  await app.open('#/login');
  await login.signIn('demo', 'not the password');
  await expect(login.root.getByText(text('login_incorrect'))).toBeVisible();
  await expect(login.captcha).toBeHidden();
  expect(paths).toContain('/api/user/login');
  expect(paths).not.toContain('/common/captcha');
});

test('[V4] [A13] a remembered login needs no typing, and the password is stored nowhere', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const { name } = await register(app.site);
  const login = createLoginPage(app);
  await app.open('#/login');
  await expect(login.remember).toBeChecked();
  await login.signIn(name, CLIENT_PASSWORD);
  await app.shows('home');
  await app.signOut();
  await expect(login.name).toHaveValue(name);
  await expect(login.password).toHaveValue('');
  // The terms of this version are accepted on this device.
  await expect(login.agreement).toBeChecked();
  await login.submit.click();
  await app.says(text('logins_result_success'));
  const state = JSON.stringify(await app.page.context().storageState({ indexedDB: true }));
  const visible = JSON.stringify(
    await app.page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(state).toContain(name);
  for (const form of [
    CLIENT_PASSWORD,
    encodeURIComponent(CLIENT_PASSWORD),
    Buffer.from(CLIENT_PASSWORD).toString('base64'),
    Buffer.from(CLIENT_PASSWORD).toString('hex'),
  ]) {
    expect(state).not.toContain(form);
    expect(visible).not.toContain(form);
  }
  const device = (await app.page.context().cookies()).find((cookie) => cookie.name === '__Host-device');
  expect(device).toMatchObject({ httpOnly: true });
  expect(visible).not.toContain(device?.value);
});

test('[R2.19] [RP1] [RP12] registration tells a wrong date and missing terms at their fields, opens an account and offers limits', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await app.open('#/login');
  await createLoginPage(app)
    .root.getByRole('link', { name: text('route_register') })
    .click();
  const name = freshName();
  const registration = createRegisterPage(app);
  await registration.account(name, CLIENT_PASSWORD);
  await registration.birth('1990', '2', '31');
  await registration.submit();
  await expect(app.page.getByText(text('register_birth_wrong'))).toBeVisible();
  await expect(app.page.getByText(text('please_read_agree'))).toHaveCount(1);
  await registration.birth('1990', '4', '12');
  await registration.finish();
  await expect(app.page.getByText(text('register_done'))).toBeVisible();
  await expect(
    app.page.getByRole('link', { name: new RegExp(text('register_done_deposit_sub')) }),
  ).toHaveAttribute('href', /recharge$/);
  await expect(app.page.getByRole('link', { name: /先设上限/ })).toHaveAttribute(
    'href',
    /responsible\?open=limit$/,
  );
  await app.page.getByRole('link', { name: /看看账户/ }).click();
  await app.shows('user-center');
  await expect(app.screen('user-center').getByText(name).first()).toBeVisible();
  // A step back never shows the sign-in form to a player.
  await app.page.goBack();
  await app.shows('home');
  await expect(createLoginPage(app).root).toHaveCount(0);
});

test('[R4.2] [R8.3] a disabled account sees a notice and is signed out', { tag: '@once' }, async ({
  app,
}) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open();
  await app.shows('home');
  await runOps('user', 'disable', player.name);
  await app.says(text('account_blocked'), 'error');
  await expect(app.page).toHaveURL(/#\/login$/);
  expect(await stored(app.page, 'TOKEN')).toBeUndefined();
});

test('[R4.3] a session that was ended elsewhere leads to login with the reason', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open('#/record/bet');
  await app.shows('record-bet');
  await player.ok('POST /api/user/logout');
  await expect(app.page).toHaveURL(/#\/login$/);
  expect(await stored(app.page, 'TOKEN')).toBeUndefined();
  await app.open('#/record/bet');
  await expect(createLoginPage(app).notice).toContainText(text('route_record_bet'));
});

test('[R4.5] logging out clears token and player and goes to login', { tag: '@brief-wap' }, async ({
  app,
}) => {
  await enter(app.page, await loginClient(app.site, 'demo', DEMO_PASSWORD));
  await app.open();
  await expect(app.balance).toBeVisible();
  await app.signOut();
  await expect(createLoginPage(app).root).toBeVisible();
  await expect(app.balance).toBeHidden();
  expect(await stored(app.page, 'TOKEN')).toBeUndefined();
});

test('[R4.5] [R6.1] [R8.3] [R9.2] a trial account is labelled and goes home after 2 s', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const login = createLoginPage(app);
  await app.page.clock.install();
  await app.open('#/login');
  await login.agreement.check();
  await stopClock(app.page);
  await login.trial.click();
  await app.says(/试玩/, 'success');
  await goesHome(app);
  await expect(app.page.getByText('试玩', { exact: true }).first()).toBeVisible();
});
