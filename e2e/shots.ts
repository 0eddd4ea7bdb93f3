/**
 * Takes pictures of every screen and its states:
 * `node e2e/shots.ts FOLDER [--looks theme-default/zhCn,theme-dark/enUs] [--devices pc,wap,pad] [--only PATTERN]
 * [--names NAME,…] [--width PIXELS] [--sizes 360x640,844x390] [--text 125] [--webp]`.
 * `--only` takes the states whose names match, `--names` the pictures with exactly these names. `--width` is the width of the
 * window, for layouts in between; `--sizes` are several windows, whose pictures have the size in their names. `--text` is the
 * text size of the settings, in per cent. `--webp` makes the pictures small enough to be kept; `npm run screens` uses it. `--cuts` takes no
 * pictures and writes the texts that are cut to `cuts.txt`. `--accepted FOLDER` compares each picture with the one in FOLDER and writes those
 * that differ, `--treat accept` replaces them there and `--treat restless` compares no longer what differs (`kit/accepted-pictures.ts`).
 * The clients must have been built. Starts a demonstration of its own, with its seeded players, and ends it.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { isLanguage } from '@tessera/messages';
import { inside, withoutCallLimits } from './faults/inside.ts';
import { type AcceptedPictures, openAccepted, TREATMENTS } from './kit/accepted-pictures.ts';
import { betRequest, drawOnSale } from './kit/bets.ts';
import { forms, launchOptions, place, tablet } from './kit/browser.ts';
import { calmBets } from './kit/calm-bets.ts';
import { login, type PlayerClient, tryOut } from './kit/client.ts';
import { cutTexts } from './kit/cut-texts.ts';
import { keep as keepItems, wear } from './kit/device-store.ts';
import { enter } from './kit/enter.ts';
import { hoursAway } from './kit/hours.ts';
import { type Settings, setSettings } from './kit/operate.ts';
import { startPlatform } from './kit/platform.ts';
import { settled } from './kit/settled.ts';
import { until } from './kit/until.ts';
import { openWebpPage } from './kit/webp.ts';
import { pictureOfZeros } from './kit/zero-figures.ts';
import { type App, createApp } from './pages/app.ts';
import { moneyScreens, playerScreens, type ScreenState, visitorScreens } from './pages/every-screen.ts';
import { createLotteryPage } from './pages/lottery-page.ts';
import {
  captchaState,
  closedState,
  type LookedAt,
  moneyStates,
  playerStates,
  startStates,
  trialStates,
  visitorStates,
} from './pages/more-states.ts';
import { reportStates, teamReportStates } from './pages/report-states.ts';
import { rewardStates } from './pages/reward-states.ts';
import { largeTeamStates, teamStates } from './pages/team-states.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: 'string', default: 'theme-default/zhCn' },
    devices: { type: 'string', default: 'pc,wap' },
    only: { type: 'string', default: '' },
    names: { type: 'string' },
    width: { type: 'string' },
    sizes: { type: 'string' },
    text: { type: 'string', default: '100' },
    webp: { type: 'boolean', default: false },
    cuts: { type: 'boolean', default: false },
    accepted: { type: 'string' },
    treat: { type: 'string', default: 'compare' },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
const only = new RegExp(values.only);
const names = values.names === undefined ? undefined : new Set(values.names.split(','));
/** A theme and a language. */
const looks = values.looks.split(',').map((look) => {
  const [theme = '', language = ''] = look.split('/');
  return { theme, language };
});
type Look = (typeof looks)[number];
/** A size of the window, in px. */
interface Size {
  readonly width?: number;
  readonly height?: number;
}
/** The windows in which pictures are taken; an empty one is the window of the device. */
const sizes: readonly Size[] = values.sizes?.split(',').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}) ?? [values.width ? { width: Number(values.width) } : {}];
/** States that were not reached, with the reason. */
const missed: string[] = [];

/** The betting page of a player who is about to bet. */
const atWork: ScreenState = {
  name: 'lottery-work',
  async reach(app) {
    await app.open('#/lottery/show?id=ssc-5m');
    const lottery = createLotteryPage(app);
    await lottery.chooseBoard('classic');
    await lottery.pick({ 百: [0, 3, 7], 十: [1, 6], 个: [2, 8] });
    await lottery.add();
    await lottery.pick({ 百: [1, 2, 5, 9], 十: [4], 个: [0, 6] });
    await lottery.root.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo(0, 0));
  },
};

/** The betting page of one lottery of every other family, on the board it opens with. */
const families: readonly ScreenState[] = [
  ...['pk10-5m', 'k3-5m', 'x5-5m', 'pc28-210s', 'lhc-5m', 'd3-5m', 'p5-5m', 'kl8-5m', 'kl10-5m'],
  ...['ssq-cn', 'dlt-cn', 'powerball-us', 'megamillions-us', 'euromillions-eu', 'uklotto-uk'],
].map((id) => ({
  name: `lottery-${id}`,
  async reach(app) {
    await app.open(`#/lottery/show?id=${id}`);
    await app.shows('lottery');
    await expect(app.page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  },
}));

/** The odds board of lotteries that open with their classic board. */
const oddsBoards: readonly ScreenState[] = ['ssc-5m', 'pk10-5m', 'k3-5m', 'x5-5m'].map((id) => ({
  name: `lottery-${id}-odds`,
  async reach(app) {
    await app.open(`#/lottery/show?id=${id}`);
    await app.shows('lottery');
    await createLotteryPage(app).chooseBoard('odds');
    await expect(app.page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  },
  leave: (app) => createLotteryPage(app).chooseBoard('classic'),
}));

/** The lottery whose first draw comes soonest, and a bet on it. */
const FIRST_LOTTERY = 'ssc-1m';
const FIRST_BET = {
  played: 'ssc.credit.sum-sides',
  content: 'big',
  unit_stake: '50',
  multiple: 1,
  rebate_ppm: 0,
} as const;
/** A draw that closes sooner is not bet on, ms. */
const SALE_MS_MIN = 15_000;
/** Longest time from a draw to its settlement, and until a page is quiet, ms; generous, because a machine that builds is busy. */
const SETTLED_MS_MAX = 60_000;

/** Width of a picture that is kept: two thirds of a desktop's width, the full width of a phone. */
const keptWidth = { pc: 960, wap: 390, pad: 820 };
/** Width of a picture to compare with: a third of a desktop's and a tablet's width, half of a phone's. */
const comparedWidth = { pc: 480, wap: 195, pad: 273 };
const treatment = TREATMENTS.find((one) => one === values.treat);
if (!treatment) throw new Error(`--treat is one of ${TREATMENTS.join(', ')}.`);

const platform = await startPlatform(undefined, {
  feed: true,
  lotteries: 'all',
  parties: 'all',
  variables: { TESSERA_MODE: 'demo' },
});
process.env.E2E_PLATFORMS = JSON.stringify([platform]);
// The limits would refuse so many pages from one address.
await inside(platform, withoutCallLimits);
const browser = await chromium.launch(launchOptions);
const webp = await openWebpPage(browser);
let accepted: AcceptedPictures | undefined;
try {
  await untilDrawn();
  for (const device of values.devices.split(',')) {
    if (values.accepted) accepted = openAccepted(webp, join(values.accepted, device), folder, treatment);
    for (const size of sizes) await shoot(device, size);
    if (accepted) finish(accepted);
  }
  if (missed.length > 0) throw new Error(`Not reached:\n${missed.join('\n')}`);
} finally {
  await browser.close();
  await platform.stop();
}

/**
 * Places a bet of the demo player and waits until its draw is settled: the first draw that was really made can be verified, and
 * its bet is the newest record.
 */
async function untilDrawn(): Promise<void> {
  const player = await login(platform.pc, 'demo', 'Tessera#2026');
  await calmBets(player);
  let draw = await drawOnSale(player, FIRST_LOTTERY);
  if (draw.close_at - Date.now() < SALE_MS_MIN) {
    await pause(draw.close_at - Date.now() + 1_000);
    draw = await drawOnSale(player, FIRST_LOTTERY);
  }
  const { issue, draw_at } = draw;
  await player.ok('POST /api/lottery/bet', await betRequest(player, FIRST_LOTTERY, issue, [FIRST_BET]));
  await pause(draw_at - Date.now());
  const settled = async () => {
    const { items } = await player.ok('POST /api/record/bet', { issue, lottery: FIRST_LOTTERY, limit: 1 });
    return items.some(({ payout }) => payout !== null);
  };
  await until(`the settlement of ${issue}`, settled, SETTLED_MS_MAX);
}

async function shoot(device: string, size: Size): Promise<void> {
  const form = device === 'pc' ? 'pc' : 'wap';
  const look = device === 'pad' ? tablet : forms[form];
  const site = platform[form];
  const open = async () => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      ...look,
      viewport: { ...look.viewport, ...size },
      ...place,
      // No picture shows an animation half way.
      reducedMotion: 'reduce',
      // Sharp enough for review.
      ...(form === 'wap' ? { deviceScaleFactor: 2 } : {}),
    });
    return createApp(await context.newPage(), site, device !== 'pc');
  };
  const visitor = await open();
  for (const look of looks) {
    await visitor.open('#/login');
    await keepItems(visitor.page, { LANGUAGE_KEY: look.language, LANGUAGE_VALUE: undefined });
    const shown = (states: readonly LookedAt[]) => each(visitor, device, size, look, states);
    await shown([...visitorScreens, ...visitorStates, ...startStates]);
    await during({ loginCaptcha: '1' }, () => shown([captchaState]));
    await during({ platOpenDuration: hoursAway() }, () => shown([closedState]));
  }
  await visitor.page.context().close();

  const app = await open();
  const player = await login(site, 'demo', 'Tessera#2026');
  await enter(app.page, player);
  for (const look of looks) {
    await speak(player, look.language);
    await each(app, device, size, look, [
      ...playerScreens,
      atWork,
      ...playerStates,
      ...moneyScreens,
      ...moneyStates,
      ...rewardStates,
      ...reportStates,
      ...families,
      ...oddsBoards,
    ]);
  }
  await app.page.context().close();

  const team = await open();
  const agent = await login(site, 'agent', 'Tessera#2026');
  await enter(team.page, agent);
  for (const look of looks) {
    await speak(agent, look.language);
    await each(
      team,
      device,
      size,
      look,
      [...teamStates, ...largeTeamStates, ...teamReportStates].map(ofAgent),
    );
  }
  await team.page.context().close();

  const trial = await open();
  const tryer = await tryOut(site);
  await enter(trial.page, tryer);
  for (const look of looks) {
    await speak(tryer, look.language);
    await each(trial, device, size, look, trialStates);
  }
  await trial.page.context().close();
}

/** A state of the demonstration's agent: other players see how teams work there. */
function ofAgent(state: ScreenState): ScreenState {
  return { ...state, name: `agent-${state.name}` };
}

/** Runs `show` under other settings. */
async function during(settings: Settings, show: () => Promise<void>): Promise<void> {
  const data = { DATA_DIR: platform.dataDir };
  const before = await setSettings(data, settings);
  await show();
  await setSettings(data, before);
}

async function speak(player: PlayerClient, language: string): Promise<void> {
  if (isLanguage(language)) await player.ok('POST /api/user/data/modify', { language });
}

async function each(
  app: App,
  device: string,
  size: Size,
  { theme, language }: Look,
  states: readonly LookedAt[],
): Promise<void> {
  const named = size.height === undefined ? '' : `-${size.width}x${size.height}`;
  const fileOf = ({ name }: LookedAt) => `${name}-${device}${named}-${theme}-${language}`;
  const shown = states.filter(
    (state) =>
      only.test(state.name) && (names?.has(fileOf(state)) ?? true) && (state.on ?? device) === device,
  );
  if (shown.length === 0) return;
  if (!app.page.url().startsWith(app.site) || app.page.url().endsWith('/healthz')) await app.open();
  await wear(app.page, theme, Number(values.text));
  for (const state of shown) {
    const name = fileOf(state);
    try {
      await state.reach(app);
      if (!state.restless) await settled(app.page, SETTLED_MS_MAX);
      if (values.cuts)
        for (const { text, element, missing } of await cutTexts(app.page))
          appendFileSync(join(folder!, 'cuts.txt'), `${name}\t${missing} px\t${element}\t${text}\n`);
      else await keep(name, app.page, device);
      await state.leave?.(app);
    } catch (error) {
      // The other states are still taken, from a page that was reset.
      missed.push(
        `${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 5).join(' ') : error}`,
      );
      await app.page.goto('about:blank');
      await app.page.unrouteAll({ behavior: 'ignoreErrors' });
      await app.page.context().setOffline(false);
    }
  }
}

async function keep(name: string, page: Page, device: string): Promise<void> {
  const form = device === 'pc' || device === 'pad' ? device : 'wap';
  if (accepted) return accepted.take(name, await pictureOfZeros(page), comparedWidth[form]);
  const png = await page.screenshot();
  if (!values.webp) return writeFileSync(join(folder!, `${name}.png`), png);
  writeFileSync(join(folder!, `${name}.webp`), await webp.toWebp(png, keptWidth[form]));
}

/** Names the screens of a device that look different. After a run over all of them the picture of a screen that is gone goes too. */
function finish(pictures: AcceptedPictures): void {
  const whole = values.only === '' && names === undefined && missed.length === 0;
  const gone = whole ? pictures.others() : [];
  if (treatment === 'accept') pictures.forget(gone);
  for (const { name, cells, of } of pictures.changed())
    console.log(of === 0 ? `new: ${name}` : `different: ${name}, ${cells} of ${of} places`);
  for (const name of gone) console.log(`gone: ${name}`);
  if (treatment === 'accept') return;
  console.log(`${Math.round(pictures.compared() * 100)} % of all places were compared.`);
  if (pictures.changed().length + gone.length > 0) process.exitCode = 1;
}
