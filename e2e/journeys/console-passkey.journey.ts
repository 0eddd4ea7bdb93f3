import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../apps/server/src/seed/demo-operators.ts';
import { needs } from '../kit/abilities.ts';
import { axeFaults } from '../kit/axe.ts';
import { createClient } from '../kit/client.ts';
import { withFreshCode } from '../kit/fresh-code.ts';
import { expect, test } from '../kit/test.ts';
import { codeOf } from '../kit/totp.ts';
import { consoleText, openConsole } from '../pages/console-page.ts';

test('[R6.2] an operator adds a passkey, signs in with it in place of a code, and removes it', {
  tag: ['@once', '@long'],
}, async ({ browser, addresses, site }) => {
  needs('authenticator');
  const now = async () => (await createClient(site).call('POST /common/cache/version')).now;
  const { page, signIn, open } = await openConsole(browser, addresses.console);
  // A key in the device that asks for a finger: the browser's own, without a window.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { secret } = demoOperators.find(({ name }) => name === 'lottery')!;
  const dashboard = page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') });
  await signIn('lottery', await now());
  await dashboard.waitFor();
  await open('#/account', consoleText('page_account'));
  const passkeys = page.getByRole('table', { name: consoleText('passkeys') });

  /** Types password and a fresh code into the open form, and sends it. */
  async function confirm(button: string): Promise<void> {
    await page.getByLabel(consoleText('password'), { exact: true }).fill(DEMO_OPERATOR_PASSWORD);
    await withFreshCode(addresses.console, 'lottery', await now(), async (at) => {
      await page.getByLabel(consoleText('code')).fill(codeOf(secret, at));
      await Promise.all([
        page.waitForResponse((answer) => /passkey\/(add|remove)/.test(answer.url())),
        page.getByRole('button', { name: button, exact: true }).last().click(),
      ]);
    });
  }

  await test.step('it is added with password and code', async () => {
    await page.getByRole('button', { name: consoleText('passkey_add') }).click();
    await page.getByLabel(consoleText('passkey_label'), { exact: true }).fill('办公室电脑');
    expect(await axeFaults(page)).toEqual([]);
    await confirm(consoleText('passkey_add'));
    await expect(passkeys.getByRole('row', { name: /办公室电脑/ })).toBeVisible();
  });

  await test.step('password and a touch sign in', async () => {
    await page
      .getByRole('button', { name: consoleText('sign_out') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: consoleText('sign_in_title') }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel(consoleText('operator_name')).fill('lottery');
    await page.getByLabel(consoleText('password'), { exact: true }).fill(DEMO_OPERATOR_PASSWORD);
    await page.getByRole('button', { name: consoleText('passkey_use') }).click();
    await expect(page.getByRole('button', { name: consoleText('sign_out') }).first()).toBeVisible();
  });

  await test.step('removed, it is no longer in the list', async () => {
    await open('#/account', consoleText('page_account'));
    await passkeys
      .getByRole('row', { name: /办公室电脑/ })
      .getByRole('button', { name: consoleText('remove') })
      .click();
    await confirm(consoleText('remove'));
    await expect(page.getByText(consoleText('passkeys_none'))).toBeVisible();
  });
  await page.context().close();
});
