import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { createClient, type PlayerClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { hoursAway } from '../kit/hours.ts';
import { chooseInPalette } from '../kit/palette.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type App, createApp } from '../pages/app.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** A separate platform: the journey closes it for everybody. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { lotteries: ['lhc-1d'] });
    await use(platform);
    await platform.stop();
  },
});

const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

const panel = (page: Page, key: string) => page.getByRole('complementary', { name: consoleText(key) });

/** Proposes by the form that is open in the panel. */
async function propose(page: Page, label: string, button: string, reason: string): Promise<void> {
  const form = panel(page, label);
  await form.getByLabel(consoleText('reason'), { exact: true }).fill(reason);
  await form.getByRole('button', { name: button, exact: true }).click();
}

/** The other person approves the newest command that waits. */
async function approveNewest({ page, open }: ConsolePage): Promise<void> {
  await open('#/approvals?view=waiting', consoleText('page_approvals'));
  await page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
  const command = panel(page, 'command');
  await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
  await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
}

/** Two operators change one setting of the page of hours and addresses. */
async function settle(admin: ConsolePage, risk: ConsolePage, hash: string, fill: () => Promise<void>) {
  await admin.open('#/dashboard', consoleText('page_dashboard'));
  await admin.open(hash, consoleText('page_site'));
  await fill();
  await propose(admin.page, 'setting', consoleText('propose'), 'works of tonight');
  await admin.page.getByRole('heading', { level: 1, name: consoleText('page_approvals') }).waitFor();
  await approveNewest(risk);
}

const ticker = (app: App) => app.screen('home').getByRole('region', { name: text('nt_ticker') });
const mode = (page: Page, day: string) => panel(page, 'setting').getByLabel(consoleText('day_mode', { day }));
const range = (page: Page, key: string, day: string, n: number) =>
  panel(page, 'setting').getByLabel(consoleText(key, { day, n }));

test('[R2.9] [E6] [E9] [O1] two operators publish a notice that open pages show, and close and open the platform', {
  tag: ['@once', '@long'],
}, async ({ app, browser, platform }) => {
  const { pc: site } = platform;
  const player: PlayerClient = await register(site);
  const own = createApp(app.page, site, false);
  await enter(own.page, player);
  await own.open();
  await own.shows('home');
  const admin = await openConsole(browser, platform.console);
  const risk = await openConsole(browser, platform.console);
  await admin.signIn('admin', await platformNow(site));
  await risk.signIn('risk', await platformNow(site));
  const { page } = admin;
  for (const each of [admin, risk])
    await each.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();

  await test.step('by keys to the notices; the form cleans what is typed and says what is missing', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.getByRole('heading', { level: 1, name: consoleText('page_notices') }).waitFor();
    await page.getByRole('button', { name: consoleText('notice_new') }).click();
    const form = panel(page, 'notice');
    await form.getByLabel(consoleText('notice_id'), { exact: true }).fill('works');
    await form.getByRole('tab', { name: 'English' }).click();
    await form.getByLabel(consoleText('notice_title'), { exact: true }).fill('Works tonight');
    await form
      .getByLabel(consoleText('notice_html'), { exact: true })
      .fill('<p onclick="broken()">No <strong>bets</strong>.</p><script>broken()</script>');
    await expect(form.getByText('p onclick, script')).toBeVisible();
    await expect(form.getByRole('article')).toHaveText('Works tonightNo bets.');
    const chinese = form.getByRole('tab', { name: '简体中文' });
    await expect(chinese).toContainText(consoleText('notice_missing'));
    await chinese.click();
    await form.getByLabel(consoleText('notice_title'), { exact: true }).fill('今晚维护');
    const html = form.getByLabel(consoleText('notice_html'), { exact: true });
    await html.fill('不能投注。');
    await html.press('Control+a');
    await form.getByRole('button', { name: consoleText('mark_p'), exact: true }).click();
    await expect(html).toHaveValue('<p>不能投注。</p>');
    await expect(chinese).not.toContainText(consoleText('notice_missing'));
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a notice to everybody waits for another person, who reads it as players will', async () => {
    await propose(page, 'notice', consoleText('notice_publish'), 'works of tonight');
    await page.getByRole('heading', { level: 1, name: consoleText('page_approvals') }).waitFor();
    await expect(ticker(own).getByText('今晚维护')).toHaveCount(0);
    await risk.open('#/approvals?view=waiting', consoleText('page_approvals'));
    await risk.page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
    await expect(panel(risk.page, 'command').getByRole('article')).toContainText('今晚维护');
    await approveNewest(risk);
    await expect(ticker(own).getByText('今晚维护')).toBeVisible();
  });

  await test.step('a next version replaces it on the open page, and one person stops it', async () => {
    await admin.open('#/notices?id=works', consoleText('page_notices'));
    const shown = panel(page, 'notice');
    await shown.getByRole('button', { name: consoleText('notice_replace') }).click();
    await shown.getByLabel(consoleText('notice_title'), { exact: true }).fill('维护推迟');
    await propose(page, 'notice', consoleText('notice_publish'), 'an hour later');
    await page.getByRole('heading', { level: 1, name: consoleText('page_approvals') }).waitFor();
    await approveNewest(risk);
    await expect(ticker(own).getByText('维护推迟')).toBeVisible();
    await admin.open('#/notices?id=works', consoleText('page_notices'));
    await expect(shown.getByText(consoleText('version_n', { version: 2 })).first()).toBeVisible();
    await shown.getByRole('button', { name: consoleText('notice_stop') }).click();
    await propose(page, 'notice', consoleText('notice_stop'), 'the works are done');
    await expect(ticker(own).getByText('维护推迟')).toHaveCount(0);
    await admin.open('#/notices?view=ended', consoleText('page_notices'));
    await expect(page.getByRole('row').filter({ hasText: '维护推迟' })).toContainText(
      consoleText('notice_stopped'),
    );
  });

  await test.step('other hours close the open page of the player, with the text that operators wrote', async () => {
    await settle(admin, risk, '#/site?id=closeReason', () =>
      panel(page, 'setting')
        .getByRole('textbox', { name: consoleText('subject_close_reason') })
        .fill('夜间维护'),
    );
    const [start = '', end = ''] = hoursAway().split('-');
    await settle(admin, risk, '#/site?id=platOpenDuration', async () => {
      await mode(page, '周一').selectOption('hours');
      await expect(panel(page, 'setting').getByRole('alert')).toHaveText(consoleText('hours_wrong'));
      await range(page, 'range_start', '周一', 1).fill(start);
      await range(page, 'range_end', '周一', 1).fill(end);
      await panel(page, 'setting')
        .getByRole('button', { name: consoleText('day_to_all', { day: '周一' }) })
        .click();
      await expect(range(page, 'range_end', '周日', 1)).toHaveValue(end);
      expect(await axeFaults(page)).toEqual([]);
    });
    await own.shows('closed');
    await expect(own.page.getByText('夜间维护')).toBeVisible();
    await admin.open('#/site', consoleText('page_site'));
    await expect(
      page.getByText(new RegExp(`^休市中，(\\d\\d-\\d\\d )?${start} 开放$`)).first(),
    ).toBeVisible();
  });

  await test.step('hours by weekday: the closed page says on which day it opens again', async () => {
    const opens = new Date((await platformNow(site)) + (8 + 3 * 24) * 3_600_000);
    // Sunday is 0 for the date, and the last of the form.
    const days = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
    const day = days[opens.getUTCDay()]!;
    await settle(admin, risk, '#/site?id=platOpenDuration', async () => {
      for (const one of days) await mode(page, one).selectOption(one === day ? 'open' : 'closed');
    });
    await expect(own.page.getByText(`${opens.toISOString().slice(5, 10)} ${day} 00:00`)).toBeVisible();
    await admin.open('#/site', consoleText('page_site'));
    await expect(page.getByRole('table')).toContainText(`${day} ${consoleText('day_open')}`);
  });

  await test.step('the value of before, from the history, opens it again', async () => {
    await settle(admin, risk, '#/site?id=platOpenDuration', () =>
      panel(page, 'setting')
        .getByRole('button', { name: consoleText('revert_to_default') })
        .click(),
    );
    await own.shows('home');
    await expect(own.page.getByText('夜间维护')).toBeHidden();
  });

  await test.step('an entry address is refused until it is https and listed once', async () => {
    await admin.open('#/site?view=addresses&id=entryAddresses', consoleText('page_site'));
    const form = panel(page, 'setting');
    const address = (n: number, key: string) =>
      form.getByRole('group', { name: consoleText('entry_n', { n }) }).getByLabel(consoleText(key));
    for (const n of [1, 2]) {
      await form.getByRole('button', { name: consoleText('entry_add') }).click();
      await address(n, 'subject_pc_url').fill('http://two.example');
    }
    await expect(form.getByRole('alert').first()).toHaveText(consoleText('entry_not_https'));
    for (const n of [1, 2]) await address(n, 'subject_pc_url').fill('https://two.example');
    await expect(form.getByRole('alert')).toHaveText(consoleText('entry_duplicate'));
    expect(await axeFaults(page)).toEqual([]);
    await form.getByRole('button', { name: consoleText('entry_remove', { n: 2 }) }).click();
    await propose(page, 'setting', consoleText('propose'), 'a second way in');
    await page.getByRole('heading', { level: 1, name: consoleText('page_approvals') }).waitFor();
    await approveNewest(risk);
    const { entryAddresses } = await player.ok('POST /common/setting');
    expect(entryAddresses).toEqual([{ pcUrl: 'https://two.example', wapUrl: '' }]);
  });

  await test.step('each page in English, dark and at 1024', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const choice of [consoleText('switch_language'), 'Dark theme']) await chooseInPalette(page, choice);
    for (const [hash, title, opened] of [
      ['#/notices?view=ended&id=works', 'Notices', 'Notice'],
      ['#/help?id=turnover', 'Help articles', 'Article'],
      ['#/site?id=serviceHours', 'Hours & addresses', 'Setting'],
      ['#/site?view=addresses&id=entryAddresses', 'Hours & addresses', 'Setting'],
    ] as const) {
      await admin.open('#/dashboard', 'Today');
      await admin.open(hash, title);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expect(
        page.getByRole('complementary', { name: opened }).getByRole('heading').first(),
      ).toBeVisible();
      expect(await axeFaults(page), hash).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(1024);
    }
  });
});
