import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { createClient, freshRid, type PlayerClient, register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { chooseInPalette } from '../kit/palette.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { until } from '../kit/until.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** A separate platform: a provider that states wrong amounts would fail the deposits of other journeys. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, {
      parties: ['payments', 'chain', 'identity'],
      lotteries: ['lhc-1d'],
    });
    await use(platform);
    await platform.stop();
  },
});

/** The platform's time, ms. Journeys move it, so it is not that of this machine. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNwcHAAAAGEAMGDX2mUAAAAAElFTkSuQmCC';

async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

const panel = (page: Page, key: string) => page.getByRole('complementary', { name: consoleText(key) });

/** Proposes by the form that is open in the panel. */
async function propose(page: Page, label: string, button: string | RegExp, reason: string): Promise<void> {
  const form = panel(page, label);
  await form.getByLabel(consoleText('reason'), { exact: true }).fill(reason);
  await form.getByRole('button', { name: button }).click();
}

/** The other person approves the newest command that waits. */
async function approveNewest({ page, open }: ConsolePage): Promise<void> {
  await open('#/approvals?view=waiting', consoleText('page_approvals'));
  await page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
  const command = panel(page, 'command');
  await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
  await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
}

/** A player whose transfer of 200 USDT is above the own limit of a day, with a picture of it. */
async function overpaid({ pc, party, advance }: Platform): Promise<{ player: PlayerClient; id: number }> {
  const chain = party('chain').url;
  const player = await register(pc);
  await player.ok('POST /api/recharge/identity', { name: '林小河' });
  await player.ok('POST /api/user/limits/set', { kind: 'deposit', period: 'day', value: '1000' });
  const { id, payee } = await player.ok('POST /api/recharge/create', {
    rid: freshRid(),
    channel: 'usdt-trc20',
    amount: '144',
  });
  await player.ok('POST /api/recharge/receipt', { rid: freshRid(), id, image: PICTURE });
  await post(`${chain}/wallet/send`, {
    network: 'trc20',
    to: payee.address,
    amount: '200.000000',
    slip: 'none',
  });
  await post(`${chain}/control/mine`, { network: 'trc20', blocks: 40 });
  await until('the payment to wait for operators', async () => {
    await advance(3_000);
    return (await player.ok('POST /api/recharge/detail', { id })).state === 'failed';
  });
  return { player, id };
}

test('[L10] [RP1] [P4] [O1] a deposit with a receipt is reviewed, and a difference of the books is seen and resolved', {
  tag: ['@once', '@long'],
}, async ({ browser, platform }) => {
  const { pc: site, advance } = platform;
  const payments = platform.party('payments');
  const { player, id } = await overpaid(platform);
  await deposit(await register(site), '500');
  await advance(61_000);
  const cashier = await openConsole(browser, platform.console);
  const risk = await openConsole(browser, platform.console);
  await cashier.signIn('cashier', await platformNow(site));
  await risk.signIn('risk', await platformNow(site));
  const { page } = cashier;
  for (const each of [cashier, risk])
    await each.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();

  await test.step('by keys to the deposit: receipt, record of the provider, no entries', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.getByRole('heading', { level: 1, name: consoleText('page_deposits') }).waitFor();
    await page.getByRole('button', { name: `d-${id}` }).click();
    const shown = panel(page, 'deposit');
    await expect(shown.getByRole('img', { name: consoleText('receipt_n', { n: 1 }) })).toBeVisible();
    await expect(shown.getByText('200.00 USDT').first()).toBeVisible();
    await expect(shown.getByText(consoleText('why_limit')).first()).toBeVisible();
    await expect(shown.getByText(consoleText('ledger_entries_none'))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a limit of the player is not passed over', async () => {
    await panel(page, 'deposit')
      .getByRole('button', { name: consoleText('dep_credit', { amount: '200.00 USDT' }) })
      .click();
    await panel(page, 'deposit')
      .getByLabel(consoleText('reason'), { exact: true })
      .fill('the receipt is right');
    await expect(panel(page, 'deposit').getByRole('alert')).toContainText('limit_deposit_reached');
    await panel(page, 'deposit')
      .getByRole('button', { name: consoleText('back') })
      .click();
  });

  await test.step('from the threshold on two persons mark it as returned', async () => {
    const button = consoleText('dep_return');
    await panel(page, 'deposit').getByRole('button', { name: button }).click();
    await propose(page, 'deposit', button, 'sent back to the wallet');
    await expect(panel(page, 'deposit').getByText(consoleText('command_waits'))).toBeVisible();
    await approveNewest(risk);
    await page.reload();
    await cashier.open(`#/deposits?view=ended&id=${id}`, consoleText('page_deposits'));
    await expect(panel(page, 'deposit').getByText(consoleText('pay_returned')).first()).toBeVisible();
    expect((await player.ok('POST /api/user/balance')).balance).toBe('0.0000');
  });

  await test.step('the provider states one unit more: the difference is seen by its reference', async () => {
    await payments.steer('lying');
    await cashier.open('#/providers', consoleText('page_providers'));
    await expect(page.getByRole('table').getByText('payments')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: consoleText('compare_now') }).click();
    await until('the comparison', async () => {
      await advance(2_000);
      await cashier.open('#/providers', consoleText('page_providers'));
      await cashier.open('#/providers?view=open', consoleText('page_providers'));
      await page.reload();
      await page.getByRole('heading', { level: 1, name: consoleText('page_providers') }).waitFor();
      return page
        .getByRole('row')
        .filter({ hasText: consoleText('problem_differs') })
        .first()
        .waitFor({ timeout: 2_000 })
        .then(() => true)
        .catch(() => false);
    });
    await page
      .getByRole('row')
      .filter({ hasText: consoleText('problem_differs') })
      .getByRole('button')
      .first()
      .click();
    await expect(panel(page, 'difference').getByText('0.0001').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('two persons close it with what they found out', async () => {
    const button = consoleText('difference_close');
    const shown = panel(page, 'difference');
    const ref = await shown.getByRole('heading', { level: 2 }).innerText();
    await shown.getByRole('button', { name: button }).click();
    await shown
      .getByRole('combobox', { name: consoleText('outcome') })
      .selectOption({ label: consoleText('outcome_theirs') });
    await propose(page, 'difference', button, 'the gateway corrects its statement');
    await expect(panel(page, 'difference').getByText(consoleText('command_waits'))).toBeVisible();
    await approveNewest(risk);
    await payments.steer('normal');
    await page.reload();
    await cashier.open('#/providers?view=closed', consoleText('page_providers'));
    const row = page.getByRole('row').filter({ hasText: ref });
    await expect(row).toContainText('the gateway corrects its statement');
  });

  await test.step('payouts are locked at once, and the player reads why nothing can be withdrawn', async () => {
    await cashier.open(`#/locks?id=new&player=${player.userId}`, consoleText('page_locks'));
    const button = consoleText('lock_payouts');
    await propose(page, 'payout_lock', button, 'asked where the coins come from');
    await expect(page.getByRole('row').filter({ hasText: 'asked where the coins' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('each page in English, dark and at 1024', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const choice of [consoleText('switch_language'), 'Dark theme']) await chooseInPalette(page, choice);
    for (const [hash, title] of [
      ['#/deposits?view=ended', 'Deposits'],
      ['#/providers', 'Reconciliation'],
      ['#/channels?id=qr', 'Channels and rates'],
      ['#/channels?view=rates&id=USDT', 'Channels and rates'],
      ['#/locks', 'Payout locks'],
    ] as const) {
      await cashier.open(hash, title);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      expect(await axeFaults(page), hash).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(1024);
    }
  });
});
