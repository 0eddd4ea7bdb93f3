import { CLIENT_PASSWORD, login as loginClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { addAuthenticator, codeOf, platformNow } from '../kit/totp.ts';
import { createLoginPage } from '../pages/login-page.ts';

test('[R2.19] [R8.2] [R6.1] [A5] an account with an authenticator asks for its code, and only after the right password', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const player = await register(app.site);
  const { key, freshAt } = await addAuthenticator(player, CLIENT_PASSWORD);
  await advance(freshAt - (await platformNow(player)) + 1);
  const login = createLoginPage(app);
  const code = login.root.getByRole('textbox', { name: text('security_code') });
  await app.open('#/login');
  await login.signIn(player.name, 'not the password');
  await expect(login.root.getByText(text('login_incorrect'))).toBeVisible();
  await expect(code).toBeHidden();

  await login.signIn(player.name, CLIENT_PASSWORD);
  await expect(code).toBeVisible();
  const right = codeOf(key, await platformNow(player));
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await code.fill(wrong);
  await login.submit.click();
  await expect(login.root.getByText(text('google_auth_incorrect'))).toBeVisible();
  await code.fill(right);
  await login.submit.click();
  await app.says(text('logins_result_success'));
  await app.shows('home');
});

test('[A8] [R2.6] [R4.3] a device is signed out from another one, which stays signed in', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const here = await register(app.site);
  const elsewhere = await loginClient(app.site, here.name, CLIENT_PASSWORD);
  await enter(app.page, here);
  await app.open('#/login/record');
  const devices = app.screen('login-record').getByRole('list', { name: text('logins_devices') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: text('logins_this_device') })).toHaveCount(1);
  await devices.getByRole('button', { name: /^让 .+ 退出登录$/ }).click();
  await app.answer('退出登录');
  await app.says(text('logins_revoked'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await elsewhere.codeOf('GET /api/user/data')).toBe('please_login');
  expect(await here.codeOf('GET /api/user/data')).toBe('ok');
});
