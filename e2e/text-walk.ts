/**
 * Walks every page, and what its buttons open, and writes the texts that are shown wrong:
 * `node e2e/text-walk.ts FOLDER [--languages zhCn,enUs] [--windows wap:360,pad:768,pc:1440] [--themes theme-default] [--only PATTERN] [--still] [--pseudo]`.
 * `cuts.tsv` has the texts that are cut, leave their box or lie upon another (`kit/cut-texts.ts`), `bare.tsv` those without a
 * translation; the latter needs clients whose English texts are the pseudo-language: `--pseudo`, which `npm run pseudo` gives. `--still` presses no
 * button, `--pictures` keeps a picture of each view with a cut text. The clients must have been built. Starts a demonstration of its own and ends it. Exit code 1 when a page was not reached.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { isLanguage, languageNames, languageTags } from '@tessera/messages';
import { inside, withoutCallLimits } from './faults/inside.ts';
import { bareTexts } from './kit/bare-texts.ts';
import { forms, launchOptions, place, tablet } from './kit/browser.ts';
import { login, type PlayerClient, tryOut } from './kit/client.ts';
import { cutTexts } from './kit/cut-texts.ts';
import { keep, wear } from './kit/device-store.ts';
import { enter } from './kit/enter.ts';
import { type Platform, startPlatform } from './kit/platform.ts';
import { pressable } from './kit/press.ts';
import { hearSaid } from './kit/said-texts.ts';
import { settled } from './kit/settled.ts';
import { screensLeftOut, stops, type Walker } from './pages/addresses.ts';
import { type App, createApp } from './pages/app.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'enUs' },
    windows: { type: 'string', default: 'wap:360,wap:390,pad:768,pad:1024,pc:1024,pc:1440' },
    themes: { type: 'string', default: 'theme-default' },
    only: { type: 'string', default: '' },
    still: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    pseudo: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('Name the folder for the lists.');
mkdirSync(folder, { recursive: true });
const left = screensLeftOut();
if (left.length > 0) throw new Error(`No stop shows ${left.join(', ')}: add them to pages/addresses.ts.`);

/** Longest time that a page may take, ms: a page that is not reached is reported, and the walk goes on. */
const REACH_MS_MAX = 15_000;
/** Most buttons of one page that are pressed. */
const PRESSES_MAX = 24;

const only = new RegExp(values.only);
const languages = values.languages.split(',').filter(isLanguage);
const walkers = ['visitor', 'player', 'agent', 'trial'] as const satisfies readonly Walker[];
const devices = { pc: forms.pc, wap: forms.wap, pad: tablet };

/** Texts that players, agents and operators have written, as the pages were sent them. */
const said = new Set<string>();
/** Lines of the lists, each fault once: by the window, the language, the text and its element. */
const cuts = new Map<string, string>();
const bare = new Map<string, string>();
const missed: string[] = [];
let looks = 0;
/** Words that are the same in every language, or that the browser itself says: languages by their own names, months, days of the week. */
const knownWords = [
  ...Object.values(languageNames).flatMap((name) => name.split(' ')),
  ...[
    ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)),
    ...Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1)),
  ].flatMap((date) =>
    (['long', 'short'] as const).flatMap((length) =>
      [{ month: length }, { weekday: length }].map((form) =>
        new Intl.DateTimeFormat(languageTags.enUs, form).format(date),
      ),
    ),
  ),
];

const platform = await startPlatform(undefined, {
  feed: true,
  lotteries: 'all',
  parties: 'all',
  variables: { TESSERA_MODE: 'demo' },
});
process.env.E2E_PLATFORMS = JSON.stringify([platform]);
await inside(platform, withoutCallLimits);
const browser = await chromium.launch(launchOptions);
try {
  for (const window of values.windows.split(','))
    for (const theme of values.themes.split(',')) await walkIn(browser, platform, window, theme);
} finally {
  await browser.close();
  await platform.stop();
  writeFileSync(join(folder, 'cuts.tsv'), listOf(cuts));
  if (values.pseudo) writeFileSync(join(folder, 'bare.tsv'), listOf(bare));
}
console.log(`${looks} views: ${cuts.size} texts cut, spilt or upon another, ${bare.size} bare.`);
if (missed.length > 0) console.log(`Not reached:\n${missed.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function listOf(lines: ReadonlyMap<string, string>): string {
  return [...lines].map(([key, where]) => `${key}\t${where}\n`).join('');
}

async function walkIn(browser: Browser, platform: Platform, window: string, theme: string): Promise<void> {
  const [device = '', width] = window.split(':');
  const look = devices[device as keyof typeof devices];
  const site = device === 'pc' ? platform.pc : platform.wap;
  for (const walker of walkers) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      ...look,
      viewport: { ...look.viewport, width: Number(width) },
      ...place,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(REACH_MS_MAX);
    const app = createApp(await context.newPage(), site, device !== 'pc');
    hearSaid(app.page, said);
    const player = await playerFor(walker, site);
    if (player) await enter(app.page, player);
    else await app.page.goto(`${site}/healthz`);
    for (const language of languages) {
      if (player) await player.ok('POST /api/user/data/modify', { language });
      await keep(app.page, { LANGUAGE_KEY: language, LANGUAGE_VALUE: undefined });
      await app.open(player ? '#/' : '#/login');
      await wear(app.page, theme);
      await walkStops(app, walker, `${window} ${theme} ${language}`);
    }
    await context.close();
  }
}

async function playerFor(walker: Walker, site: string): Promise<PlayerClient | undefined> {
  if (walker === 'visitor') return undefined;
  if (walker === 'trial') return tryOut(site);
  return login(site, walker === 'agent' ? 'agent' : 'demo', 'Tessera#2026');
}

async function walkStops(app: App, walker: Walker, where: string): Promise<void> {
  /** Buttons that were pressed: those of the frame are on every page. */
  const pressed = new Set<string>();
  for (const [hash, screen] of stops[walker]) {
    if (!only.test(hash)) continue;
    const name = `${where} ${walker} ${hash}`;
    try {
      await arrive(app, hash, screen);
      await lookOver(app.page, where, `${walker} ${hash}`);
    } catch (error) {
      missed.push(`${name}: ${lineOf(error)}`);
      await app.page.goto('about:blank');
      continue;
    }
    if (!values.still) await pressAll(app, hash, screen, where, pressed);
  }
}

function lineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}

async function arrive(app: App, hash: string, screen: string): Promise<void> {
  await app.page.goto(`${app.site}/${hash}`);
  await app.page
    .locator(`[data-screen="${screen}"]`)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: REACH_MS_MAX });
  await settled(app.page, REACH_MS_MAX);
}

/** Presses every button of a page that was not pressed before and looks over what it opens. */
async function pressAll(
  app: App,
  hash: string,
  screen: string,
  where: string,
  pressed: Set<string>,
): Promise<void> {
  for (let press = 0; press < PRESSES_MAX; press += 1) {
    const next = await pressable(app.page, [...pressed]);
    if (!next) return;
    pressed.add(next.key);
    try {
      await next.button.click({ timeout: 2_000 });
      await settled(app.page, REACH_MS_MAX);
      await lookOver(app.page, where, `${hash} › ${next.name}`);
    } catch {
      // A button that something covers, or that has gone, opens nothing.
    }
    await backTo(app, hash, screen, where);
  }
}

/** Closes what a press has opened, and returns to the page. */
async function backTo(app: App, hash: string, screen: string, where: string): Promise<void> {
  const { page } = app;
  const open = page
    .locator('dialog[open], [role="alertdialog"], [popover]:popover-open')
    .filter({ visible: true });
  for (let tries = 0; tries < 3 && (await open.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  const isThere =
    (await open.count()) === 0 &&
    page.url() === `${app.site}/${hash}` &&
    (await page.locator(`[data-screen="${screen}"]`).filter({ visible: true }).count()) > 0;
  if (isThere) return;
  await page.goto('about:blank');
  await arrive(app, hash, screen).catch((error) => missed.push(`${where} back to ${hash}: ${lineOf(error)}`));
}

/** Notes the faults of what the page shows, frames of games included. */
async function lookOver(page: Page, where: string, at: string): Promise<void> {
  looks += 1;
  const before = cuts.size;
  for (const frame of page.frames()) {
    for (const { text, fault, element, missing, titled } of await cutTexts(frame)) {
      const key = [where, fault, `${missing} px`, titled ? 'titled' : '', element, text].join('\t');
      const known = [where, fault, element, text].join('\t');
      if (![...cuts.keys()].some((one) => one.replace(/\d+ px\t(titled)?\t/, '') === known))
        cuts.set(key, at);
    }
    if (!values.pseudo) continue;
    for (const { text, element } of await bareTexts(frame, knownWords, [...said])) {
      const key = [element, text].join('\t');
      if (!bare.has(key)) bare.set(key, `${where} ${at}`);
    }
  }
  if (values.pictures && cuts.size > before)
    await page.screenshot({ path: join(folder!, `${`${where} ${at}`.replace(/[^\w=-]+/g, '_')}.png`) });
}
