import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_SITE_HOST, buildApp, serveApp } from '../kit/app-site.ts';
import { forms, place } from '../kit/browser.ts';
import { CLIENT_PASSWORD, register } from '../kit/client.ts';
import { inNativeShell } from '../kit/native-shell.ts';
import { appAtStandIn, openInboxSettings } from '../kit/push.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createApp } from '../pages/app.ts';
import { createLoginPage } from '../pages/login-page.ts';

test('[R1.7] [R3.3] [R7.9] [A9] [A13] in the native shell a player stays known by the device, gets messages, and unlocks the remembered login', {
  tag: ['@phone', '@long'],
}, async ({ browser, addresses, setting, site: wap }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-shell-'));
  await buildApp(101, join(scratch, 'app'));
  const site = await serveApp(join(scratch, 'app'), addresses.wap);
  const context = await browser.newContext({ ...forms.wap, ...place });
  try {
    await setting({ wapUrl: site.origin });
    const { name } = await register(wap);
    const page = await context.newPage();
    const push = await appAtStandIn();
    const device = await inNativeShell(page, push.token);
    const app = createApp(page, site.origin, true);
    const login = createLoginPage(app);
    const devices = new Set<string | undefined>();
    page.on('request', (request) => {
      const { token, device: secret } = request.headers();
      if (token) devices.add(secret);
    });

    await app.open('#/login');
    await login.signIn(name, CLIENT_PASSWORD);
    await app.shows('home');
    // One secret for all calls of the session, which is in the keystore; preferences hold no secret of the device.
    const secret = device.keystore.get('capacitor-storage_DEVICE');
    expect([...devices]).toEqual([secret]);
    expect(device.preferences.has('TOKEN')).toBe(true);
    expect([...device.preferences.values()].join()).not.toContain(secret!);
    const remembered = device.keystore.get('capacitor-storage_REMEMBERED');
    expect(remembered).toMatch(/^[\w-]{43}$/);

    // The app is started again: the session goes on.
    await page.reload();
    await app.shows('home');

    // The back key goes back in the history; a link to our site opens its page, one to another site does nothing.
    await app.open('#/help');
    await app.shows('help');
    await device.tell('appUrlOpen', { url: 'https://evil.example/#/user/center' });
    await device.tell('appUrlOpen', { url: `https://${APP_SITE_HOST}/#/record/log` });
    await app.shows('record-log');
    await device.tell('backButton', { canGoBack: true });
    await app.shows('help');

    // A file goes to the share sheet: a web view has no downloads.
    await app.open('#/record/log');
    await app
      .screen('record-log')
      .getByRole('tab', { name: text('log_tab_months') })
      .click();
    await app
      .screen('record-log')
      .getByRole('button', { name: text('record_export') })
      .click();
    await expect.poll(() => device.shared).toHaveLength(1);
    const [path = ''] = device.files.keys();
    expect(path).toMatch(/^shared\/\d{4}-\d{2}\.csv$/);
    expect(device.shared[0]!.files).toEqual([`file:///cache/${path}`]);
    expect(device.files.get(path)).toContain(text('log_opening'));

    // The system is asked, and the push service knows the app, after the press; a message opens its page.
    const settings = await openInboxSettings(app);
    await expect(settings.getByText(text('in_push_ask_line_app'))).toBeVisible();
    expect(device.messaging).toEqual([]);
    await settings.getByRole('button', { name: text('in_push_ask') }).click();
    const here = settings.getByRole('switch', { name: text('in_push_here') });
    await expect(here).toBeChecked();
    expect(device.messaging).toEqual(['permission', 'token']);
    await settings.getByRole('button', { name: text('in_push_test') }).click();
    const [message] = await push.arrived(1);
    await here.click();
    await expect(settings.getByRole('button', { name: text('in_push_ask') })).toBeVisible();
    expect(device.messaging).toEqual(['permission', 'token', 'forget']);
    await page.keyboard.press('Escape');
    await app.open('#/help');
    await app.shows('help');
    await device.tell('notificationActionPerformed', { actionId: 'tap', notification: message! });
    await app.shows('user-inbox');

    // Somebody else who holds the device is not signed in; its owner is, without a password.
    await app.signOut();
    await login.agreement.check();
    device.heldByOwner(false);
    await login.submit.click();
    await expect.poll(() => device.asked).toEqual([text('login_unlock', { name })]);
    await expect(login.submit).toBeEnabled();
    await app.shows('login');
    device.heldByOwner(true);
    await login.submit.click();
    await app.shows('home');
    expect(device.asked).toHaveLength(2);
    expect(device.keystore.get('capacitor-storage_REMEMBERED')).not.toBe(remembered);
  } finally {
    await context.close();
    site.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
