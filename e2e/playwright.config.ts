import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isBrief, isBriefest } from './kit/brief.ts';
import { browserName, forms, launchOptions, place, tablet } from './kit/browser.ts';
import { firefoxForms } from './kit/firefox.ts';
import { outOfTurn } from './kit/turns.ts';
import { webKitForms } from './webkit/forms.ts';

/**
 * Concurrent browsers, each on its own platform: as many as processors. A third one on two processors kept pages waiting so long on a slow
 * machine that journeys failed.
 */
const workersMax = 4;

/**
 * Journeys that do not depend on the layout (`@once`) run on the desktop only; those that need touch (`@phone`) run on the
 * phone only, those of tablets (`@pad`) on the tablet only. `npm test` has little time. As CI asks for it, journeys tagged `@brief-pc` or `@brief-wap` run on that device only.
 * By itself it also leaves out those tagged `@long` (more than 12 s), and runs those without a tag on the phone only. CI has all of
 * some files, by turns. `npm run e2e` runs all on both.
 */
const files = readdirSync(join(import.meta.dirname, 'journeys')).filter((file) =>
  file.endsWith('.journey.ts'),
);
const long = isBriefest ? ['@long'] : [];
const leftOut = {
  pad: [...long, '(?!)'],
  pc: ['@phone', '@pad', ...(isBrief ? ['@brief-wap'] : []), ...long],
  wap: ['@once', '@pad', ...(isBrief ? ['@brief-pc'] : []), ...long],
};

/** Desktop, phone and tablet, as the browser of this run opens them. */
const looks = { chromium: { ...forms, pad: tablet }, firefox: firefoxForms, webkit: webKitForms }[
  browserName
];

/** Browser journeys against the built clients and real platforms. `kit/global-setup.ts` starts one platform per worker. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  testIgnore: outOfTurn(files).map((file) => `**/${file}`),
  outputDir: '../test-results',
  globalSetup: './kit/global-setup.ts',
  workers: Math.min(availableParallelism(), workersMax),
  fullyParallel: true,
  forbidOnly: true,
  // A failing journey has found a fault of the product or is faulty itself: a retry would hide both.
  retries: 0,
  timeout: 300_000,
  // Timeouts that even a busy machine does not reach; no journey measures time with them.
  expect: { timeout: 60_000 },
  use: {
    ...place,
    browserName,
    // Journeys test the service's own files; only the one about use without a network allows the service worker.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // Recording takes a third of each journey's time: set `E2E_TRACE=1` for a failure that the screenshot does not explain.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: Object.entries(looks).map(([name, use]) => ({
    name,
    use,
    grep: name === 'pad' ? /@pad/ : isBriefest && name === 'pc' ? /@once|@brief-pc/ : /./,
    grepInvert: new RegExp(leftOut[name as keyof typeof leftOut].join('|')),
  })),
});
