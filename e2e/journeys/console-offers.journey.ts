import type { Page } from '@playwright/test';
import { DEFAULT_ZONE, formatTime } from '@tessera/protocol';
import { axeFaults } from '../kit/axe.ts';
import { createClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { chooseInPalette } from '../kit/palette.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createApp } from '../pages/app.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** A separate platform: an offer that players see would change what other journeys count. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { lotteries: ['lhc-1d'] });
    await use(platform);
    await platform.stop();
  },
});

const HOUR_MS = 3_600_000;
const ID = 'evening-tasks';

/** The platform's time, ms. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;
const wall = (ms: number) => formatTime(ms, 'YYYY-MM-DD HH:mm', DEFAULT_ZONE).replace(' ', 'T');

const panel = (page: Page, key: string) => page.getByRole('complementary', { name: consoleText(key) });
const field = (page: Page, key: string) => page.getByLabel(consoleText(key), { exact: true });
const title = consoleText('page_offers');

/** The other person approves the newest command that waits. */
async function approveNewest({ page, open }: ConsolePage): Promise<void> {
  await open('#/approvals?view=waiting', consoleText('page_approvals'));
  await page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
  const command = panel(page, 'command');
  await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
  await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
}

/** Opens the offer, and proposes what its panel offers. */
async function proposeOn({ page, open }: ConsolePage, button: string, reason: string): Promise<void> {
  await page.reload();
  await open(`#/offers?id=${ID}`, title);
  const offer = panel(page, 'offer');
  await offer.getByRole('button', { name: button }).click();
  await offer.getByLabel(consoleText('reason'), { exact: true }).fill(reason);
  await offer.getByRole('button', { name: button }).click();
  await expect(offer.getByText(consoleText('command_waits'))).toBeVisible();
}

test('[R4] [O1] an offer goes from a dry run to live by two operators, and a player sees it', {
  tag: ['@once', '@long'],
}, async ({ browser, page: playerPage, platform }) => {
  const { pc: site } = platform;
  const player = await register(site);
  await player.ok('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '1000' });
  const admin = await openConsole(browser, platform.console);
  const risk = await openConsole(browser, platform.console);
  await admin.signIn('admin', await platformNow(site));
  await risk.signIn('risk', await platformNow(site));
  const { page } = admin;
  for (const each of [admin, risk])
    await each.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();

  await test.step('by keys to the offers, and to a new one of a kind', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect(page.getByRole('table').getByText('sign-in · ')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('n');
    const choice = panel(page, 'offer_new');
    await choice.getByRole('radio', { name: consoleText('offer_kind_tasks') }).check();
    expect(await axeFaults(page)).toEqual([]);
    await choice.getByRole('button', { name: consoleText('offer_kind_tasks') }).click();
    await expect(field(page, 'offer_id')).toBeVisible();
  });

  await test.step('the form begins with the newest terms of the kind and says what is wrong', async () => {
    const prize = page.getByLabel(`${consoleText('offer_prize')} 1`, { exact: true });
    await expect(prize).toHaveValue('3');
    await prize.fill('-1');
    await expect(page.getByRole('alert').filter({ hasText: '1' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: consoleText('dry_run_start') })).toBeDisabled();
    await prize.fill('6.5');
    await field(page, 'offer_id').fill(ID);
    await field(page, 'offer_name_zh').fill('晚间任务');
    await field(page, 'offer_name_en').fill('Evening tasks');
    await field(page, 'offer_starts').fill(wall((await platformNow(site)) - HOUR_MS));
    await field(page, 'offer_budget').fill('5000');
  });

  await test.step('a dry run over the last month says who would have got what, and what it costs', async () => {
    await page.getByRole('button', { name: consoleText('dry_run_start') }).click();
    const groups = page.getByRole('table', { name: consoleText('dry_run_groups') });
    await expect(groups.getByRole('row')).toHaveCount(6);
    // Players of the demonstration would get something, too; names are masked for an administrator.
    const top = page.getByRole('table', { name: consoleText('dry_run_top') });
    await expect(top.getByRole('row').filter({ hasText: `#${player.userId}` })).toContainText('6.50');
    await expect(page.getByText(consoleText('cost_net_month'))).toBeVisible();
    await expect(page.getByText(consoleText('cost_cash'))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    // Another prize is another dry run.
    const prize = page.getByLabel(`${consoleText('offer_prize')} 1`, { exact: true });
    await prize.fill('7');
    await expect(groups).toHaveCount(0);
    await prize.fill('6.5');
    await expect(groups).toBeVisible();
  });

  await test.step('two persons add it as a draft, and the player sees nothing of it', async () => {
    await page.getByLabel(consoleText('reason'), { exact: true }).fill('planned for the evenings');
    await page.getByRole('button', { name: consoleText('offer_propose') }).click();
    await page.getByRole('table', { name: consoleText('offers_open') }).waitFor();
    await approveNewest(risk);
    await enter(playerPage, player);
    const { tasks } = await player.ok('POST /api/user/welfare');
    expect(tasks.find(({ task }) => task === 'set_limit')?.prize).toBe('3.0000');
  });

  await test.step('two persons take it live, and the player sees it', async () => {
    await proposeOn(admin, consoleText('offer_go_live', { version: '1' }), 'the dry run is right');
    expect(await axeFaults(page)).toEqual([]);
    await approveNewest(risk);
    await page.reload();
    await admin.open(`#/offers?id=${ID}`, title);
    await expect(panel(page, 'offer').getByText(consoleText('offer_live')).first()).toBeVisible();
    const app = createApp(playerPage, site, false);
    await app.open('#/user/welfare');
    await app.shows('user-welfare');
    const limit = app
      .screen('user-welfare')
      .getByRole('listitem')
      .filter({ hasText: text('wf_set_limit') });
    await expect(limit.getByText('6.50')).toBeVisible();
  });

  await test.step('a stake above ten times the bonus cannot be asked for', async () => {
    await admin.open('#/offers?make=deposit_match', title);
    await field(page, 'offer_times').fill('11');
    await expect(page.getByText(consoleText('offer_wrong_times'))).toBeVisible();
    await expect(page.getByRole('button', { name: consoleText('offer_propose') })).toBeDisabled();
    await field(page, 'offer_times').fill('3');
    await expect(page.getByText(/每 1\.00 礼金须投注 3\.00/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('two persons stop it, and the player has the task of before', async () => {
    await proposeOn(admin, consoleText('offer_stop'), 'the evenings are over');
    await approveNewest(risk);
    await admin.open('#/offers?view=ended', title);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: ID })).toContainText(consoleText('offer_ended'));
    const { tasks } = await player.ok('POST /api/user/welfare');
    expect(tasks.find(({ task }) => task === 'set_limit')?.prize).toBe('3.0000');
  });

  await test.step('two persons change a rate of water-back from a day to come on; one above an edge is refused', async () => {
    const rates = panel(admin.page, 'rates_title');
    const rateOf = (level: number) =>
      rates.getByRole('textbox', { name: `VIP ${level} · ${consoleText('level_lottery')} %` });
    await admin.open('#/offers?view=levels', title);
    await admin.page.getByRole('button', { name: consoleText('rates_open') }).click();
    await rateOf(4).fill('0.2');
    await expect(rates.getByRole('alert')).toContainText(consoleText('rate_falls'));
    await rateOf(4).fill('0.33');
    await expect(rates.getByRole('alert')).toHaveCount(0);
    expect(await axeFaults(admin.page)).toEqual([]);
    await rates.getByLabel(consoleText('reason'), { exact: true }).fill('more for the middle');
    await rateOf(8).fill('2');
    await expect(rates.getByRole('alert')).toContainText('优势');
    await rateOf(8).fill('0.4');
    await rates.getByRole('button', { name: consoleText('propose') }).click();
    await approveNewest(risk);
    const { levels } = await player.ok('POST /api/vip/detail');
    expect(levels[3]).toMatchObject({ level: 4, lottery_ppm: 3_200 });
    await admin.open('#/offers?view=levels', title);
    await admin.page.getByRole('button', { name: consoleText('rates_open') }).click();
    await expect(rates.getByText(consoleText('version_n', { version: '2' }))).toBeVisible();
    await expect(rates.getByText('0.33%')).toBeVisible();
  });

  await test.step('two persons change the VIP levels from a day to come on; one that pays too much is refused as it is typed', async () => {
    const levels = panel(admin.page, 'levels_title');
    const promotion = levels.getByLabel(consoleText('level_promotion'), { exact: true });
    await admin.open('#/offers?view=levels', title);
    await admin.page.getByRole('button', { name: consoleText('levels_open') }).click();
    await levels.getByRole('combobox', { name: consoleText('level') }).selectOption('3');
    await promotion.fill('1000.01');
    await expect(levels.getByText(consoleText('level_wrong_pays'))).toBeVisible();
    await promotion.fill('40');
    await expect(levels.getByText(consoleText('level_wrong_pays'))).toHaveCount(0);
    expect(await axeFaults(admin.page)).toEqual([]);
    await levels.getByLabel(consoleText('reason'), { exact: true }).fill('more for the third');
    await levels.getByRole('button', { name: consoleText('propose') }).click();
    await approveNewest(risk);
    const { levels: seen } = await player.ok('POST /api/vip/detail');
    expect(seen[2]).toMatchObject({ level: 3, promotion: '38.0000' });
    await admin.open('#/offers?view=levels', title);
    await admin.page.getByRole('button', { name: consoleText('levels_open') }).click();
    await expect(levels.getByText(consoleText('version_n', { version: '2' }))).toBeVisible();
  });

  await test.step('each page in English, dark and at 1024', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const choice of [consoleText('switch_language'), 'Dark theme']) await chooseInPalette(page, choice);
    for (const [hash, seen] of [
      ['#/offers', 'Sign-in'],
      [`#/offers?view=ended&id=${ID}`, 'Set a limit'],
      ['#/offers?edit=lucky-wheel', 'Prizes of the tiles'],
      ['#/offers?make=sign_in', 'Amount by weekday'],
      ['#/offers?view=levels', 'VIP 8'],
      ['#/offers?view=levels&id=rates', 'VIP 8'],
      ['#/offers?view=levels&id=levels', 'VIP 8'],
    ] as const) {
      await admin.open(hash, 'Offers');
      await expect(page.getByText(seen).first()).toBeVisible();
      expect(await axeFaults(page), hash).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(1024);
    }
  });
});
