import type { Page } from '@playwright/test';
import { cardNumber } from '../../apps/server/test/withdrawals.ts';
import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, createClient, freshRid, register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { advance, expect, test } from '../kit/test.ts';
import { until } from '../kit/until.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** A setting that only tells players a figure, so that no other journey depends on it. */
const KEY = 'withdrawReviewMinutes';
const FUND_PASSWORD = 'river-seven-lantern';

/** The platform's time, ms. Journeys move it, so it is not that of this machine. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

/** Proposes another value of the setting. Returns the number of the command, which is then open. */
async function propose({ page, open }: ConsolePage, value: string, reason: string): Promise<number> {
  await open(`#/settings?area=money&key=${KEY}`, consoleText('page_settings'));
  const panel = page.getByRole('complementary', { name: consoleText('setting') });
  await panel.getByLabel(consoleText('new_value')).fill(value);
  await panel.getByLabel(consoleText('reason')).fill(reason);
  await panel.getByRole('button', { name: consoleText('propose'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: consoleText('page_approvals') }).waitFor();
  return Number(new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('id'));
}

/** The open command. */
const command = (page: Page) => page.getByRole('complementary', { name: consoleText('command') });
/** The button that approves; its name has the fingerprint of what is shown. */
const approve = (page: Page) =>
  command(page).getByRole('button', { name: /^批准 [0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}/ });

test('[D6] a setting is changed by two operators, never by one, and never past another change', {
  tag: ['@once', '@long'],
}, async ({ browser, addresses, site }) => {
  const maker = await openConsole(browser, addresses.console);
  const checker = await openConsole(browser, addresses.console);

  await test.step('sign-in: anything wrong has one answer', async () => {
    await maker.signIn('admin', await platformNow(site), 'not-the-password');
    await expect(maker.page.getByRole('alert')).toBeVisible();
    expect(await axeFaults(maker.page)).toEqual([]);
    await maker.signIn('admin', await platformNow(site));
    await checker.signIn('risk', await platformNow(site));
    for (const { page } of [maker, checker])
      await expect(
        page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }),
      ).toBeVisible();
    expect(await axeFaults(maker.page)).toEqual([]);
  });

  const first = await test.step('the maker proposes and cannot approve', async () => {
    const id = await propose(maker, '125', 'longer queues at weekends');
    await expect(command(maker.page).getByText(consoleText('own_about'))).toBeVisible();
    await expect(approve(maker.page)).toHaveCount(0);
    expect(await axeFaults(maker.page)).toEqual([]);
    const shownHash = await command(maker.page).locator('code').last().innerText();
    const asked = { rid: freshRid(), id, shownHash };
    const refused = await maker.codeOf('/console/command/approve', asked, await platformNow(site));
    expect(refused).toBe('command_own');
    return id;
  });

  await test.step('another operator approves by key, and it is applied', async () => {
    const { keyboard } = checker.page;
    await keyboard.press('g');
    await keyboard.press('a');
    await expect(checker.page.getByRole('button', { name: new RegExp(`#${first}\\b`) })).toBeVisible();
    await keyboard.press('j');
    await expect(command(checker.page).getByText('longer queues at weekends')).toBeVisible();
    await expect(approve(checker.page)).toBeEnabled();
    expect(await axeFaults(checker.page)).toEqual([]);
    await keyboard.press('a');
    await expect(command(checker.page).getByText(consoleText('state_applied')).first()).toBeVisible();
    await keyboard.press('Escape');
    await expect(command(checker.page)).toHaveCount(0);
  });

  await test.step('the maker sees it applied, and the new value', async () => {
    await maker.page.reload();
    await expect(command(maker.page).getByText(consoleText('state_applied')).first()).toBeVisible();
    await maker.open(`#/settings?area=money&key=${KEY}`, consoleText('page_settings'));
    const panel = maker.page.getByRole('complementary', { name: consoleText('setting') });
    await expect(panel.getByText('125', { exact: true }).first()).toBeVisible();
    expect(await axeFaults(maker.page)).toEqual([]);
  });

  await test.step('an approval of what has changed since is refused', async () => {
    const stale = await propose(maker, '130', 'a first idea');
    await checker.open(`#/approvals?view=waiting&id=${stale}`, consoleText('page_approvals'));
    await expect(approve(checker.page)).toBeEnabled();
    // Meanwhile the maker proposes something else, and another page of the checker approves that.
    const newer = await propose(maker, '135', 'a better idea');
    const beside = await checker.page.context().newPage();
    await beside.goto(`${addresses.console}/#/approvals?view=waiting&id=${newer}`);
    await expect(approve(beside)).toBeEnabled();
    await approve(beside).click();
    await expect(command(beside).getByText(consoleText('state_applied')).first()).toBeVisible();
    await beside.close();
    await approve(checker.page).click();
    await expect(command(checker.page).getByText(consoleText('state_stale')).first()).toBeVisible();
    await expect(approve(checker.page)).toHaveCount(0);
    expect(await axeFaults(checker.page)).toEqual([]);
  });

  await test.step('the log has it, by the palette and the keyboard, and its chain is whole', async () => {
    const { page } = checker;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(consoleText('page_audit'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: consoleText('page_audit') })).toBeVisible();
    await expect(page.getByText(KEY).first()).toBeVisible();
    await page.getByRole('button', { name: consoleText('verify_chain') }).click();
    await expect(page.getByText(consoleText('chain_whole'))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await checker.open('#/operators', consoleText('page_operators'));
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a session that is ended leads to sign-in', async () => {
    await maker.open('#/account', consoleText('page_account'));
    expect(await axeFaults(maker.page)).toEqual([]);
    await maker.page
      .getByRole('button', { name: consoleText('sign_out') })
      .first()
      .click();
    await expect(
      maker.page.getByRole('heading', { level: 1, name: consoleText('sign_in_title') }),
    ).toBeVisible();
  });
});

test('[P4] [E18] a withdrawal over the threshold is paid by two operators, and rejected by one', {
  tag: ['@once', '@long'],
}, async ({ browser, addresses, site, setting }) => {
  await setting({ turnoverDepositPpm: 0, withdrawLockSeconds: 1, withdrawAutoBelow: '100.0000' });
  const player = await register(site);
  await deposit(player, '1000');
  await player.ok('POST /api/user/fund-password', {
    password: CLIENT_PASSWORD,
    fund_password: FUND_PASSWORD,
  });
  const number = cardNumber();
  const card = await player.ok('POST /api/bank/add', {
    holder: '林小河',
    bank: 'icbc',
    number,
    fund_password: FUND_PASSWORD,
  });
  // The card becomes usable, and both operators have an unused code.
  await advance(61_000);
  const withdraw = (amount: string) =>
    player.ok('POST /api/withdraw/create', {
      rid: freshRid(),
      amount,
      target: { kind: 'bank', id: card.id },
      fund_password: FUND_PASSWORD,
    });
  const stateOf = async (id: number) => (await player.ok('POST /api/withdraw/detail', { id })).state;
  const [large, other] = [await withdraw('300'), await withdraw('200')];

  const cashier = await openConsole(browser, addresses.console);
  const risk = await openConsole(browser, addresses.console);
  await cashier.signIn('cashier', await platformNow(site));
  await risk.signIn('risk', await platformNow(site));
  const { page } = cashier;
  const panel = page.getByRole('complementary', { name: consoleText('withdrawal') });
  const opened = async (id: number) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await cashier.open('#/withdrawals', consoleText('page_withdrawals'));
    await page.getByRole('button', { name: `wd-${id}` }).click();
    await expect(panel.getByText(consoleText('check_unguarded'))).toBeVisible();
  };

  await test.step('the full number is shown for a reason, and the log has it', async () => {
    await opened(large.id);
    await expect(page.getByText(number)).toHaveCount(0);
    await panel
      .getByRole('button', { name: consoleText('reveal') })
      .last()
      .click();
    await panel.getByLabel(consoleText('reveal_reason')).fill('compared with the payment form');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(number)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  const id = await test.step('the cashier proposes to pay', async () => {
    await panel.getByRole('button', { name: consoleText('wd_approve', { amount: '300.00' }) }).click();
    await panel.getByLabel(consoleText('reason')).fill('name and card agree');
    await panel.getByRole('button', { name: consoleText('wd_approve', { amount: '300.00' }) }).click();
    await panel.getByRole('button', { name: consoleText('open_command') }).click();
    await expect(command(page).getByText(consoleText('own_about'))).toBeVisible();
    expect(await stateOf(large.id)).toBe('reviewing');
    return new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('id');
  });

  await test.step('risk approves, and the money is on its way', async () => {
    await risk.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
    await risk.open(`#/approvals?id=${id}`, consoleText('page_approvals'));
    await approve(risk.page).click();
    await expect(command(risk.page).getByText(consoleText('state_applied')).first()).toBeVisible();
    await until('the withdrawal to be paid', async () => {
      await advance(2_000);
      return (await stateOf(large.id)) === 'confirmed';
    });
  });

  await test.step('one person rejects, the money returns, and the player reads the reason', async () => {
    await opened(other.id);
    await panel.getByRole('button', { name: consoleText('wd_reject') }).click();
    await panel.getByLabel(consoleText('reason')).fill('请补充资料');
    await panel.getByRole('button', { name: consoleText('wd_reject') }).click();
    await expect(panel.getByText(consoleText('wd_rejected')).first()).toBeVisible();
    const { state, reason } = await player.ok('POST /api/withdraw/detail', { id: other.id });
    expect({ state, reason }).toEqual({ state: 'rejected', reason: '请补充资料' });
    expect((await player.ok('POST /api/user/balance')).balance).toBe('700.0000');
  });

  await test.step('a role without names sees none', async () => {
    const service = await openConsole(browser, addresses.console);
    await service.signIn('service', await platformNow(site));
    await service.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
    await service.open(`#/withdrawals?view=ended&id=${other.id}`, consoleText('page_withdrawals'));
    const seen = service.page.getByRole('complementary', { name: consoleText('withdrawal') });
    await expect(seen.getByText(consoleText('check_unguarded'))).toBeVisible();
    await expect(service.page.getByText(player.name)).toHaveCount(0);
    await expect(seen.getByRole('button', { name: consoleText('reveal') })).toHaveCount(0);
    const asked = { rid: freshRid(), id: other.id, field: 'account', reason: 'curiosity' };
    const refused = await service.codeOf('/console/withdrawal/reveal', asked, await platformNow(site));
    expect(refused).toBe('operator_not_permitted');
  });
});
