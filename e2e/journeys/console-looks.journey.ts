import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { createClient, register } from '../kit/client.ts';
import { storedItem } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { leaveOutText } from '../kit/operate.ts';
import { chooseInPalette } from '../kit/palette.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createApp } from '../pages/app.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** A separate platform: other colours and texts would be those of all other journeys. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { lotteries: ['lhc-1d'] });
    await use(platform);
    await platform.stop();
  },
});

const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

const panel = (page: Page, key: string) => page.getByRole('complementary', { name: consoleText(key) });

/** Two operators who look after themes and texts, signed in. */
async function pair(browser: Parameters<typeof openConsole>[0], platform: Platform) {
  const [admin, lottery] = [
    await openConsole(browser, platform.console),
    await openConsole(browser, platform.console),
  ];
  await admin.signIn('admin', await platformNow(platform.pc));
  await lottery.signIn('lottery', await platformNow(platform.pc));
  for (const { page } of [admin, lottery])
    await page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
  return { admin, lottery };
}

/** The other person approves the newest command that waits. */
async function approveNewest({ page, open }: ConsolePage): Promise<void> {
  await open('#/approvals?view=waiting', consoleText('page_approvals'));
  await page.getByRole('table').getByRole('button', { name: /#\d/ }).first().click();
  const command = panel(page, 'command');
  await command.getByRole('button', { name: /^批准 [0-9a-f]{4}-/ }).click();
  await expect(command.getByText(consoleText('state_applied')).first()).toBeVisible();
}

/** Presses the button of the form in the panel; its reason is filled in already. */
async function send(page: Page, button: string, label = 'text_one'): Promise<void> {
  await panel(page, label)
    .getByRole('button', { name: consoleText(button) })
    .click();
}

const tokenOf = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).toUpperCase(),
    name,
  );

test('[R4.8] [R7.6] [O1] a theme edited by two and a text written and checked reach a player with an open page', {
  tag: ['@once', '@long'],
}, async ({ browser, page: player, platform }) => {
  const KEY = 'lobby_lotteries';
  const ENGLISH = 'Lotteries';
  const WORDS = '所有彩票';
  await leaveOutText(platform.dataDir, 'zhCn', KEY);
  await expect
    .poll(
      async () =>
        (await createClient(platform.pc).ok('POST /common/language', { type: 'zhCn', tpl: 'pc-ky' }))[KEY],
    )
    .toBe(ENGLISH);
  const app = createApp(player, platform.pc, false);
  await enter(player, await register(platform.pc));
  await app.open();
  await app.shows('home');
  const { admin, lottery } = await pair(browser, platform);
  const { page } = admin;

  await test.step('what is typed is seen at once in the preview, and what cannot be read is not published', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await page.getByRole('heading', { level: 1, name: consoleText('page_themes') }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const primary = page.getByRole('textbox', { name: '--primary', exact: true });
    await primary.fill('#AFC0FF');
    const stake = page
      .getByRole('img', { name: consoleText('theme_preview') })
      .locator('button')
      .last();
    await expect(stake).toHaveCSS('background-color', 'rgb(175, 192, 255)');
    await page.getByRole('button', { name: consoleText('theme_to_publish') }).click();
    const shown = panel(page, 'theme');
    await expect(shown.getByRole('alert')).toContainText('--on-primary / --primary');
    await shown.getByLabel(consoleText('reason'), { exact: true }).fill('the colours of spring');
    await expect(shown.getByRole('button', { name: consoleText('theme_publish') })).toBeDisabled();
    const refused = { action: 'theme.publish', target: 'theme-default', reason: 'past the form' };
    const changes = { '--primary': '#AFC0FF' };
    expect(
      await admin.codeOf(
        '/console/command/try',
        { ...refused, payload: { changes } },
        await platformNow(platform.pc),
      ),
    ).toBe('theme_contrast');
    await primary.fill('#0A5B4B');
    await expect(stake).toHaveCSS('background-color', 'rgb(10, 91, 75)');
    await expect(shown.getByRole('button', { name: consoleText('theme_publish') })).toBeEnabled();
    expect(await axeFaults(page)).toEqual([]);
    await shown.getByRole('button', { name: consoleText('theme_publish') }).click();
    await expect(shown.getByText(consoleText('command_waits'))).toBeVisible();
    expect(await tokenOf(player, '--primary')).toBe('#3346C9');
  });

  await test.step('the other person approves it: the open page of the player has the colour, and keeps it', async () => {
    await approveNewest(lottery);
    await expect.poll(() => tokenOf(player, '--primary')).toBe('#0A5B4B');
    await expect
      .poll(async () => JSON.stringify(await storedItem(player, 'THEME_VALUE')))
      .toContain('#0A5B4B');
    await player.reload();
    await app.shows('home');
    expect(await tokenOf(player, '--primary')).toBe('#0A5B4B');
  });

  await test.step('a missing text is found, written with what is wrong shown, and checked by the other', async () => {
    await expect(player.getByText(ENGLISH, { exact: true }).first()).toBeVisible();
    await admin.open('#/languages?language=zhCn&filter=missing', consoleText('page_languages'));
    await page.getByRole('table').getByRole('button', { name: KEY }).click();
    expect(await axeFaults(page)).toEqual([]);
    await send(page, 'text_write');
    const field = panel(page, 'text_one').getByRole('textbox', { name: consoleText('text_words') });
    await field.fill('<b>{n}</b>');
    await expect(panel(page, 'text_one').getByText(consoleText('fault_markup'))).toBeVisible();
    await expect(
      panel(page, 'text_one').getByText(consoleText('fault_placeholder_unknown', { names: 'n' })),
    ).toBeVisible();
    await field.fill(WORDS);
    await send(page, 'text_save');
    await expect(panel(page, 'text_one').getByText(consoleText('text_waits_own'))).toBeVisible();
    await expect(
      panel(page, 'text_one').getByRole('button', { name: consoleText('text_fits'), exact: true }),
    ).toHaveCount(0);
    await lottery.open('#/languages?language=zhCn&filter=unreviewed', consoleText('page_languages'));
    await lottery.page.getByRole('table').getByRole('button', { name: KEY }).click();
    await send(lottery.page, 'text_fits');
    await send(lottery.page, 'text_fits');
    await expect(
      panel(lottery.page, 'text_one').getByText(consoleText('text_checked_by', { who: 'admin' })),
    ).toHaveCount(0);
    await expect(
      panel(lottery.page, 'text_one').getByText(consoleText('text_checked_by', { who: 'lottery' })),
    ).toBeVisible();
    await expect(player.getByText(ENGLISH, { exact: true }).first()).toBeVisible();
  });

  await test.step('checked texts are published together, and the open page shows them', async () => {
    await lottery.page.getByRole('button', { name: consoleText('texts_publish_n', { n: 1 }) }).click();
    await send(lottery.page, 'texts_publish', 'texts_publish');
    await expect(player.getByText(WORDS, { exact: true }).first()).toBeVisible();
    await expect(player.getByText(ENGLISH, { exact: true })).toHaveCount(0);
    await player.reload();
    await app.shows('home');
    await expect(player.getByText(WORDS, { exact: true }).first()).toBeVisible();
    await expect(player.getByText(text('lobby_soon'), { exact: true }).first()).toBeVisible();
  });

  await test.step('a file of texts is saved, refused with its lines, and brought in by two', async () => {
    await admin.open('#/languages?language=zhCn&area=common&id=file', consoleText('page_languages'));
    const file = panel(page, 'file_of_texts');
    const saved = page.waitForEvent('download');
    await file.getByRole('button', { name: consoleText('file_save_now') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('texts-zhCn-common.json');
    const words = await readFile(await download.path(), 'utf8');
    const line = words.split('\n').findIndex((text) => text.includes(`"key":"${KEY}"`)) + 1;
    const give = async (content: string) => {
      const picking = page.waitForEvent('filechooser');
      await file.getByRole('button', { name: consoleText('file_pick') }).click();
      await (await picking).setFiles({
        name: 'texts.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    };
    await give(words.replace(WORDS, '{who} 的彩票'));
    const faults = file.getByRole('list', { name: consoleText('file_faults') });
    await expect(faults.getByRole('listitem')).toHaveText(
      new RegExp(`第 ${line} 行.*${KEY}.*${consoleText('fault_placeholder_unknown', { names: 'who' })}`),
    );
    expect(await axeFaults(page)).toEqual([]);
    await expect(file.getByRole('button', { name: consoleText('file_import') })).toHaveCount(0);
    await give(words.replace(WORDS, '每一种彩票'));
    await expect(faults).toHaveCount(0);
    await file.getByRole('button', { name: consoleText('file_import') }).click();
    await expect(player.getByText(WORDS, { exact: true }).first()).toBeVisible();
    await approveNewest(lottery);
    await expect(player.getByText('每一种彩票', { exact: true }).first()).toBeVisible();
  });

  await test.step('each page in English, dark and at 1024', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const choice of [consoleText('switch_language'), 'Dark theme']) await chooseInPalette(page, choice);
    for (const [hash, title] of [
      ['#/themes?view=theme-dark', 'Themes'],
      ['#/themes?view=theme-default&id=publish', 'Themes'],
      ['#/languages?language=thTh', 'Languages'],
      ['#/languages?language=enUs&id=enUs/bet_own', 'Languages'],
      ['#/languages?id=texts', 'Languages'],
      ['#/languages?language=thTh&id=file', 'Languages'],
    ] as const) {
      await admin.open(hash, title);
      await expect(page.getByRole('navigation').last()).toBeVisible();
      expect(await axeFaults(page), hash).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(1024);
    }
  });
});
