import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, createClient, register } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** The platform's time, ms. Journeys move it, so it is not that of this machine. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

/** The panel that proposes a change of a player. */
const proposal = ({ page }: ConsolePage, act: string) =>
  page.getByRole('complementary', { name: consoleText(act) });

/** Proposes a change of the opened player, after its trial. */
async function propose(by: ConsolePage, act: string, reason: string): Promise<void> {
  const name = consoleText(act);
  await by.page.getByRole('button', { name, exact: true }).click();
  await proposal(by, act).getByLabel(consoleText('reason')).fill(reason);
  await proposal(by, act).getByRole('button', { name, exact: true }).click();
  await expect(proposal(by, act)).toHaveCount(0);
}

test('[R6.2] [O1] a player is found, looked at, disabled by one operator and enabled by two', {
  tag: ['@once', '@long'],
}, async ({ app, browser, addresses, site }) => {
  const player = await register(site);
  await enter(app.page, player);
  await app.open();
  await app.shows('home');
  await advance(61_000);
  const risk = await openConsole(browser, addresses.console);
  await risk.signIn('risk', await platformNow(site));
  const { page } = risk;
  await page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();

  await test.step('the search finds by the beginning of the name, and is no part of the address', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.getByRole('heading', { level: 1, name: consoleText('page_players') }).waitFor();
    await page.getByLabel(consoleText('find_player')).fill(player.name);
    await page.keyboard.press('Enter');
    const row = page.getByRole('button', { name: new RegExp(`#${player.userId}\\b`) });
    await expect(page.getByRole('table').getByRole('button', { name: /#\d/ })).toHaveCount(1);
    await row.click();
    await expect(page.getByRole('complementary', { name: consoleText('player') })).toBeVisible();
    expect(page.url()).not.toContain(player.name);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('the profile, and one field for a purpose', async () => {
    await page.getByRole('button', { name: consoleText('open_profile') }).click();
    await expect(page.getByRole('heading', { level: 1, name: player.name })).toBeVisible();
    await expect(page.getByText('1990-04-12')).toHaveCount(0);
    const field = consoleText('field_birth');
    await page.getByRole('button', { name: `${consoleText('reveal')} ${field}` }).click();
    await page.getByLabel(consoleText('purpose')).selectOption({ label: consoleText('purpose_call') });
    await page.getByLabel(consoleText('reference')).fill('call-2041');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1990-04-12')).toBeVisible();
    await page.getByLabel(consoleText('new_note')).fill('来电核对生日，一致。');
    await page.getByRole('button', { name: consoleText('add_note') }).click();
    await expect(page.getByText('来电核对生日，一致。').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('disabled by one: the open page of the player is signed out', async () => {
    await propose(risk, 'act_disable', 'the account was sold');
    await expect(page.getByText(consoleText('player_disabled')).first()).toBeVisible();
    await app.says(text('account_blocked'), 'error');
    await expect(app.page).toHaveURL(/#\/login$/);
    expect(await stored(app.page, 'TOKEN')).toBeUndefined();
  });

  await test.step('enabling waits for a second person', async () => {
    await propose(risk, 'act_enable', 'the owner has proven it');
    await expect(page.getByText(consoleText('command_waits'))).toBeVisible();
    const again = createClient(site);
    const signIn = () =>
      again.codeOf('POST /api/user/login', { user_name: player.name, password: CLIENT_PASSWORD });
    await signIn();
    expect(await again.codeOf('POST /api/user/balance')).not.toBe('ok');
    const admin = await openConsole(browser, addresses.console);
    await admin.signIn('admin', await platformNow(site));
    await admin.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
    await admin.open('#/approvals', consoleText('page_approvals'));
    const waiting = admin.page.getByRole('table').getByRole('button').first();
    await waiting.click();
    const command = admin.page.getByRole('complementary', { name: consoleText('command') });
    await expect(command.getByText('the owner has proven it')).toBeVisible();
    await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
    await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
    const back = createClient(site);
    back.token = await back.ok('POST /api/user/login', {
      user_name: player.name,
      password: CLIENT_PASSWORD,
    });
    expect(await back.codeOf('POST /api/user/balance')).toBe('ok');
  });
});
