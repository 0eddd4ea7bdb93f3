import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { codeTo, messagesTo, messengerPage } from '../kit/messenger.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLoginPage } from '../pages/login-page.ts';

const NEW_PASSWORD = 'amber-quarry-lantern-7';

test('[A2] [A11] [A12] an address is added with a code; the lost password is recovered there, and withdrawals pause', {
  tag: '@long',
}, async ({ app, browser }) => {
  const { page } = app;
  const player = await register(app.site);
  const mail = `${player.name}@example.com`;
  await enter(page, player);

  await app.open('#/withdraw');
  await app.shows('money-withdraw');
  const paused = app.screen('money-withdraw').getByText(/前暂停提现$/);
  await expect(paused).toBeHidden();
  await app.open('#/user/info');
  const name = text('security_email');
  await app
    .screen('user-info')
    .getByRole('button', { name: `${text('security_contact_add')} ${name}` })
    .click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('textbox', { name: text('security_email_new') }).fill('nowhere');
  await panel.getByRole('button', { name: text('security_contact_send') }).click();
  await expect(panel.getByText(text('contact_invalid'))).toBeVisible();
  await panel.getByRole('textbox', { name: text('security_email_new') }).fill(mail);
  await panel.getByLabel(text('security_password_login')).fill(CLIENT_PASSWORD);
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: text('security_contact_send') }).click();

  // The code is read where a developer reads it.
  const tray = await browser.newPage();
  await tray.goto(messengerPage());
  await tray.getByRole('searchbox').fill(mail);
  const line = tray.getByRole('row').filter({ hasText: mail });
  await expect(line).toHaveCount(1);
  const code = /\b\d{6}\b/.exec(await line.innerText())?.[0] ?? '';
  expect(code).toBe(await codeTo(mail));
  await tray.close();
  await panel.getByRole('textbox', { name: text('security_contact_code') }).fill(code);
  await panel.getByRole('button', { name: text('security_contact_confirm') }).click();
  await app.says(text('security_contact_done'));
  await expect(app.screen('user-info').getByText(/^p\*\*\*@example\.com/)).toBeVisible();

  await app.signOut();
  const login = createLoginPage(app);
  await login.root.getByRole('link', { name: text('login_forgot') }).click();
  const recover = page.getByRole('dialog', { name: text('forgot_title') });
  await recover.getByRole('textbox', { name: text('login_name') }).fill(player.name);
  await recover.getByRole('textbox', { name: text('recover_address') }).fill(mail);
  await expect(recover.getByText(/24 小时暂停提现/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await recover.getByRole('button', { name: text('recover_send') }).click();
  const field = recover.getByRole('textbox', { name: text('recover_code') });
  await expect(field).toBeVisible();
  const sent = await codeTo(mail, 2);
  await field.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await recover.getByLabel(text('recover_new')).fill(NEW_PASSWORD);
  await recover.getByLabel(text('register_repeat')).fill(NEW_PASSWORD);
  await recover.getByRole('button', { name: text('recover_set') }).click();
  await expect(recover.getByText(text('recovery_incorrect'))).toBeVisible();
  await field.fill(sent);
  await recover.getByRole('button', { name: text('recover_set') }).click();
  await expect(recover.getByRole('heading', { name: text('recover_done') })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await player.codeOf('GET /api/user/data')).toBe('please_login');

  await recover.getByRole('link', { name: text('forgot_back') }).click();
  await login.signIn(player.name, NEW_PASSWORD);
  await app.says(text('logins_result_success'));
  await app.shows('home');
  await app.open('#/withdraw');
  await expect(paused).toBeVisible();
  await expect.poll(async () => (await messagesTo(mail)).join()).toContain('登录密码已通过验证码重设');
});

test('[A5] recovery codes are shown once, and one of them sets a new password', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const { page } = app;
  const player = await register(app.site);
  await enter(page, player);
  await app.open('#/user/info');
  const name = text('security_codes_password');
  await app
    .screen('user-info')
    .getByRole('button', { name: `${text('security_codes_make')} ${name}` })
    .click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByLabel(text('security_password_login')).fill(CLIENT_PASSWORD);
  await panel.getByRole('button', { name: text('security_codes_make') }).click();
  const codes = panel.getByRole('list', { name: text('security_codes') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.first().innerText();
  await panel.getByRole('button', { name: text('security_codes_done') }).click();
  await expect(panel).toBeHidden();

  await app.signOut();
  await app.shows('login');
  await app.open('#/recover');
  const recover = page.getByRole('dialog', { name: text('forgot_title') });
  await recover.getByText(text('recover_by_codes'), { exact: true }).click();
  await recover.getByRole('textbox', { name: text('login_name') }).fill(player.name);
  await recover.getByRole('textbox', { name: text('recover_codes_field') }).fill(first);
  await recover.getByLabel(text('recover_new')).fill(NEW_PASSWORD);
  await recover.getByLabel(text('register_repeat')).fill(NEW_PASSWORD);
  await recover.getByRole('button', { name: text('recover_set') }).click();
  await expect(recover.getByRole('heading', { name: text('recover_done') })).toBeVisible();
  await recover.getByRole('link', { name: text('forgot_back') }).click();
  const login = createLoginPage(app);
  await login.signIn(player.name, NEW_PASSWORD);
  await app.says(text('logins_result_success'));
});
