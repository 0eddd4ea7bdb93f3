import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Language, languageNames, languageTags } from '@tessera/messages';
import { stops, type Walker } from '../pages/addresses.ts';
import { type App, createApp } from '../pages/app.ts';
import { bareTexts } from './bare-texts.ts';
import { forms, place, tablet } from './browser.ts';
import { login, type PlayerClient, tryOut } from './client.ts';
import { cutTexts } from './cut-texts.ts';
import { keep, wear } from './device-store.ts';
import { enter } from './enter.ts';
import type { Platform } from './platform.ts';
import { pressable } from './press.ts';
import { hearSaid } from './said-texts.ts';
import { settled } from './settled.ts';

/** How a walk goes, and what it looks for. */
export interface TextWalkOptions {
  readonly languages: readonly Language[];
  /** Only addresses that match. */
  readonly only?: RegExp;
  /** Presses no button. */
  readonly still?: boolean;
  /** The English texts of the clients are the pseudo-language: what is not in it has no translation. */
  readonly pseudo?: boolean;
  /** Folder for a picture of each view with a cut text. */
  readonly pictures?: string;
}

/** What a walk has found, each fault once: by the window, the language, the text and its element. */
export interface TextWalk {
  /** Texts that are cut, leave their box or lie upon another (`cut-texts.ts`), with where. */
  readonly cuts: ReadonlyMap<string, string>;
  readonly bare: ReadonlyMap<string, string>;
  /** Pages that were not reached. */
  readonly missed: readonly string[];
  /** Views that were looked over. */
  looks(): number;
  /** Walks every page in a window, as `wap:360`, in a theme. */
  through(browser: Browser, platform: Platform, window: string, theme?: string): Promise<void>;
}

/** Longest time that a page may take, ms: a page that is not reached is reported, and the walk goes on. */
const REACH_MS_MAX = 15_000;
/** Most buttons of one page that are pressed. */
const PRESSES_MAX = 24;

const walkers = ['visitor', 'player', 'agent', 'trial'] as const satisfies readonly Walker[];
const devices = { pc: forms.pc, wap: forms.wap, pad: tablet };

/** Marks a cut text whose whole is the title of its element: a name in a list. */
export const TITLED = 'titled';

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

/** A walk through every page, and what its buttons open, that notes the texts that are shown wrong. */
export function createTextWalk(options: TextWalkOptions): TextWalk {
  const only = options.only ?? /(?:)/;
  /** Texts that players, agents and operators have written, as the pages were sent them. */
  const said = new Set<string>();
  const cuts = new Map<string, string>();
  const bare = new Map<string, string>();
  const missed: string[] = [];
  let looks = 0;

  async function through(
    browser: Browser,
    platform: Platform,
    window: string,
    theme = 'theme-default',
  ): Promise<void> {
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
      for (const language of options.languages) {
        // A session of its own: the page renews its token, so that ours would not last for all languages.
        const player = await playerFor(walker, site);
        if (player) await enter(app.page, player);
        else await app.page.goto(`${site}/healthz`);
        if (player) await player.ok('POST /api/user/data/modify', { language });
        await keep(app.page, { LANGUAGE_KEY: language, LANGUAGE_VALUE: undefined });
        await app.open(player ? '#/' : '#/login');
        await wear(app.page, theme);
        await walkStops(app, walker, `${window} ${theme} ${language}`);
      }
      await context.close();
    }
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
      if (!options.still) await pressAll(app, hash, screen, where, pressed);
    }
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
      await backTo(app, hash, screen).catch((error) =>
        missed.push(`${where} back to ${hash}: ${lineOf(error)}`),
      );
    }
  }

  /** Notes the faults of what the page shows, frames of games included. */
  async function lookOver(page: Page, where: string, at: string): Promise<void> {
    looks += 1;
    const before = cuts.size;
    for (const frame of page.frames()) {
      for (const { text, fault, element, missing, titled } of await cutTexts(frame)) {
        const key = [where, fault, `${missing} px`, titled ? TITLED : '', element, text].join('\t');
        const known = [where, fault, element, text].join('\t');
        if (![...cuts.keys()].some((one) => one.replace(/\d+ px\t(titled)?\t/, '') === known))
          cuts.set(key, at);
      }
      if (!options.pseudo) continue;
      for (const { text, element } of await bareTexts(frame, knownWords, [...said])) {
        const key = [element, text].join('\t');
        if (!bare.has(key)) bare.set(key, `${where} ${at}`);
      }
    }
    if (options.pictures !== undefined && cuts.size > before)
      await page.screenshot({
        path: join(options.pictures, `${`${where} ${at}`.replace(/[^\w=-]+/g, '_')}.png`),
      });
  }

  return { cuts, bare, missed, looks: () => looks, through };
}

async function playerFor(walker: Walker, site: string): Promise<PlayerClient | undefined> {
  if (walker === 'visitor') return undefined;
  if (walker === 'trial') return tryOut(site);
  return login(site, walker === 'agent' ? 'agent' : 'demo', 'Tessera#2026');
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

/** Closes what a press has opened, and returns to the page. */
async function backTo(app: App, hash: string, screen: string): Promise<void> {
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
  await arrive(app, hash, screen);
}
