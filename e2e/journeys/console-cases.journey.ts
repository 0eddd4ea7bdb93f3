import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, createClient, login, type PlayerClient, register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { chooseInPalette } from '../kit/palette.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A separate platform: its clock moves by a day. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, {
      parties: ['payments', 'identity'],
      lotteries: ['lhc-1d'],
    });
    await use(platform);
    await platform.stop();
  },
});

/** The platform's time, ms. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

const panel = (page: Page, key = 'case') => page.getByRole('complementary', { name: consoleText(key) });
const button = (page: Page, key: string) => panel(page).getByRole('button', { name: consoleText(key) });

/** Opens the form of an act in the panel, fills it, and proposes it with a reason. */
async function act(page: Page, key: string, reason: string, fill?: () => Promise<void>): Promise<void> {
  await button(page, key).click();
  await fill?.();
  await panel(page).getByLabel(consoleText('reason'), { exact: true }).fill(reason);
  await button(page, key).last().click();
}

const choose = (page: Page, field: string, option: string) =>
  panel(page)
    .getByRole('combobox', { name: consoleText(field) })
    .selectOption({ label: consoleText(option) });

/** A player who has deposited five times in a day: a marker of harm, which is looked for once an hour. */
async function depositedOften({ pc, advance }: Platform): Promise<PlayerClient> {
  // All on one day of the platform, whose zone is eight hours ahead.
  const left = DAY - (((await platformNow(pc)) + 8 * HOUR) % DAY);
  if (left < 2 * HOUR) await advance(left + 60_000);
  const player = await register(pc);
  for (let n = 0; n < 5; n += 1) await deposit(player, '100');
  await advance(HOUR + 60_000);
  // The session has ended meanwhile.
  return login(pc, player.name, CLIENT_PASSWORD);
}

async function signedIn(opened: ConsolePage, name: 'risk' | 'admin', site: string): Promise<void> {
  await opened.signIn(name, await platformNow(site));
  await opened.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
}

test('[RP13] [RP15] [O1] a case from marker to outcome', { tag: ['@once', '@long'] }, async ({
  browser,
  platform,
}) => {
  const { pc: site, advance } = platform;
  const player = await depositedOften(platform);
  const types = async () => (await player.ok('POST /api/user/inbox/list', {})).items.map(({ type }) => type);
  let risk = await openConsole(browser, platform.console);
  await signedIn(risk, 'risk', site);
  const { page } = risk;

  await test.step('the marker has opened a case and acted by itself', async () => {
    await expect.poll(types).toContain('guard.marked');
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await page.getByRole('heading', { level: 1, name: consoleText('page_cases') }).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: player.name })
      .getByRole('button', { name: /^case-\d+$/ })
      .click();
    await expect(panel(page).getByText(consoleText('did_promotions', { days: 30 }))).toBeVisible();
    await expect(panel(page).getByText(consoleText('did_message'))).toBeVisible();
    await expect(panel(page).getByText(consoleText('evidence_intact'))).toBeVisible();
    await expect(panel(page).getByRole('table', { name: consoleText('effect') })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('filters are in the address', async () => {
    await page.getByRole('button', { name: consoleText('case_risk') }).click();
    await expect(page).toHaveURL(/kind=risk/);
    await expect(page.getByRole('row').filter({ hasText: player.name })).toHaveCount(0);
    await page.getByRole('button', { name: consoleText('case_risk') }).click();
    await page
      .getByRole('row')
      .filter({ hasText: player.name })
      .getByRole('button', { name: /^case-\d+$/ })
      .click();
  });

  await test.step('by a key somebody takes it, writes to the player, and tightens a limit', async () => {
    await button(page, 'take_case').waitFor();
    await page.keyboard.press('m');
    await panel(page).getByLabel(consoleText('reason'), { exact: true }).fill('on duty today');
    await button(page, 'take_case').click();
    await expect(panel(page).getByText(consoleText('did_assigned', { owner: 'Zhou Lan' }))).toBeVisible();
    await act(page, 'contact_player', 'asks how things are', () =>
      choose(page, 'contact_topic', 'topic_check_in').then(() => undefined),
    );
    const topic = consoleText('topic_check_in');
    await expect(panel(page).getByText(consoleText('did_contacted', { topic }))).toBeVisible();
    await expect.poll(types).toContain('guard.contacted');
    await act(page, 'act_limit', 'agreed with the player', async () => {
      await choose(page, 'limit', 'limit_stake_day');
      await panel(page).getByLabel(consoleText('new_value')).fill('50');
    });
    await expect(
      panel(page)
        .getByRole('listitem')
        .filter({ hasText: consoleText('act_limit') }),
    ).toBeVisible();
    const { items } = await player.ok('POST /api/user/limits');
    expect(items.find(({ kind, period }) => kind === 'stake' && period === 'day')?.value).toBe('50.0000');
  });

  await test.step('the indicators are noted, and the effect is looked at after a day', async () => {
    await act(page, 'plan_evaluation', 'deposits often', async () => {
      await panel(page)
        .getByRole('checkbox', { name: consoleText('seen_spend') })
        .check();
      await panel(page)
        .getByRole('checkbox', { name: consoleText('seen_hours') })
        .check();
      await choose(page, 'plan_days', 'plan_days_1');
      expect(await axeFaults(page)).toEqual([]);
    });
    await expect(panel(page).getByText(consoleText('stage_evaluating')).first()).toBeVisible();
    await expect(button(page, 'evaluate_case')).toHaveCount(0);
  });

  await advance(DAY + 60_000);
  risk = await openConsole(browser, platform.console);
  await signedIn(risk, 'risk', site);
  const admin = await openConsole(browser, platform.console);
  await signedIn(admin, 'admin', site);

  await test.step('its owner proposes the outcome, another person agrees', async () => {
    const { page: own, open } = risk;
    await open('#/cases?view=evaluate', consoleText('page_cases'));
    await own
      .getByRole('row')
      .filter({ hasText: player.name })
      .getByRole('button', { name: /^case-\d+$/ })
      .click();
    await act(own, 'evaluate_case', 'deposits less often', () =>
      choose(own, 'case_outcome', 'outcome_effective').then(() => undefined),
    );
    await expect(panel(own).getByText(consoleText('command_waits'))).toBeVisible();
    await admin.open('#/approvals?view=waiting', consoleText('page_approvals'));
    await admin.page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
    const command = panel(admin.page, 'command');
    await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
    await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
  });

  await test.step('the case is closed with its figures before and after, on its page and on the player’s', async () => {
    const { page: own, open } = risk;
    await open('#/cases?view=closed', consoleText('page_cases'));
    await own
      .getByRole('row')
      .filter({ hasText: player.name })
      .getByRole('button', { name: /^case-\d+$/ })
      .click();
    const outcome = consoleText('outcome_effective');
    await expect(panel(own).getByText(consoleText('did_closed', { outcome }))).toBeVisible();
    await expect(panel(own).getByRole('columnheader', { name: consoleText('effect_after') })).toBeVisible();
    await open(`#/players?player=${player.userId}`, player.name);
    await expect(own.getByText(consoleText('stage_closed')).first()).toBeVisible();
  });

  await test.step('in English, dark and at 1024', async () => {
    const { page: own, open } = risk;
    await own.setViewportSize({ width: 1024, height: 768 });
    for (const choice of [consoleText('switch_language'), 'Dark theme']) await chooseInPalette(own, choice);
    await open('#/cases?view=closed', 'Safer play & risk');
    await own.getByRole('button', { name: /^case-\d+$/ }).click();
    await expect(own.getByRole('complementary', { name: 'Case' })).toBeVisible();
    expect(await axeFaults(own)).toEqual([]);
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  });
});
