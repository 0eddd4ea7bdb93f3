/**
 * Pictures of every screen, to be looked at:
 * `node e2e/shots.ts FOLDER [--themes theme-default,theme-dark] [--languages zhCn,enUs] [--devices pc,wap]`.
 * The clients must have been built. Starts a platform of its own and ends it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { betRequest, drawOnSale, fiveDigits } from './kit/bets.ts';
import { forms, launchOptions, place } from './kit/browser.ts';
import { login, type PlayerClient } from './kit/client.ts';
import { wear } from './kit/device-store.ts';
import { freshSale } from './kit/draw.ts';
import { enter } from './kit/enter.ts';
import { startPlatform } from './kit/platform.ts';
import { type App, createApp } from './pages/app.ts';
import { playerScreens, type ScreenState, visitorScreens } from './pages/every-screen.ts';
import { createLotteryPage } from './pages/lottery-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    themes: { type: 'string', default: 'theme-default' },
    languages: { type: 'string', default: 'zhCn' },
    devices: { type: 'string', default: 'pc,wap' },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });

/** The betting page as a player sees it who is about to bet. */
const atWork: ScreenState = {
  name: 'lottery-work',
  async reach(app) {
    await app.open('#/lottery/show?id=ssc-5m');
    const lottery = createLotteryPage(app);
    await lottery.chooseDisk('传统');
    await lottery.pick({ 百: [0, 3, 7], 十: [1, 6], 个: [2, 8] });
    await lottery.add();
    await lottery.pick({ 百: [1, 2, 5, 9], 十: [4], 个: [0, 6] });
    await lottery.root.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo(0, 0));
  },
};

/** Screens reached without the words of one language. */
const plain = playerScreens.filter(({ name }) => name !== 'lottery-credit' && name !== 'lottery');

const platform = await startPlatform(undefined, { feed: true, lotteries: 'all' });
process.env.E2E_PLATFORMS = JSON.stringify([platform]);
const browser = await chromium.launch(launchOptions);
try {
  // So that the results on show are drawn ones.
  for (let draw = 0; draw < 5; draw += 1) await (await freshSale('ssc-5m', 200_000)).draw();
  for (const device of values.devices.split(',')) await shoot(device);
} finally {
  await browser.close();
  await platform.stop();
}

async function shoot(device: string): Promise<void> {
  const form = device === 'pc' ? 'pc' : 'wap';
  const site = platform[form];
  const context = await browser.newContext({
    ...forms[form],
    ...place,
    // Sharp enough to be looked at.
    ...(form === 'wap' ? { deviceScaleFactor: 2 } : {}),
  });
  const app = createApp(await context.newPage(), site, device !== 'pc');
  await app.open('#/login');
  await each(app, device, 'zhCn', visitorScreens);
  const player = await login(site, 'demo', 'Tessera#2026');
  // The records have something to show.
  const { issue } = await drawOnSale(player, 'ssc-5m');
  await player.ok('POST /api/lottery/bet', await betRequest(player, 'ssc-5m', issue, [fiveDigits(1)]));
  await enter(app.page, player);
  for (const language of values.languages.split(',')) {
    await speak(player, language);
    // Reaching this state needs the words of zhCn.
    await each(app, device, language, language === 'zhCn' ? [...playerScreens, atWork] : plain);
  }
  await context.close();
}

async function speak(player: PlayerClient, language: string): Promise<void> {
  if (language === 'zhCn' || language === 'enUs') await player.ok('POST /api/user/data/modify', { language });
}

async function each(
  app: App,
  device: string,
  language: string,
  screens: readonly ScreenState[],
): Promise<void> {
  for (const theme of values.themes.split(',')) {
    if (!app.page.url().startsWith(app.site) || app.page.url().endsWith('/healthz')) await app.open();
    await wear(app.page, theme);
    for (const screen of screens) {
      await screen.reach(app);
      await app.page.waitForLoadState('networkidle');
      await app.page.screenshot({ path: join(folder!, `${screen.name}-${device}-${theme}-${language}.png`) });
      await screen.leave?.(app);
    }
  }
}
