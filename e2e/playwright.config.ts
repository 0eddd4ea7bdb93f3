import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isBrief, isBriefest } from './kit/brief.ts';
import { forms, launchOptions, place } from './kit/browser.ts';

/**
 * Concurrent browsers, each on its own platform: one more than processors, because journeys wait for pages nearly half of the time.
 * More of them would only compete for the machine.
 */
const workersMax = 4;

/**
 * Journeys that do not depend on the layout (`@once`) run on the desktop only; those that need touch (`@phone`) run on the
 * phone only. `npm test` has little time. As CI asks for it, journeys tagged `@brief-pc` or `@brief-wap` run on that device only.
 * By itself it also leaves out those tagged `@long` (more than 12 s), and runs those without a tag on the phone only.
 * `npm run e2e` runs all on both.
 */
const long = isBriefest ? ['@long'] : [];
const leftOut = {
  pc: ['@phone', ...(isBrief ? ['@brief-wap'] : []), ...long],
  wap: ['@once', ...(isBrief ? ['@brief-pc'] : []), ...long],
};

/** Browser journeys against the built clients and real platforms. `kit/global-setup.ts` starts one platform per worker. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './kit/global-setup.ts',
  workers: Math.min(availableParallelism() + 1, workersMax),
  fullyParallel: true,
  forbidOnly: true,
  // A failing journey has found a fault of the product or is faulty itself: a retry would hide both.
  retries: 0,
  timeout: 300_000,
  // Timeouts that even a busy machine does not reach; no journey measures time with them.
  expect: { timeout: 60_000 },
  use: {
    ...place,
    // Journeys test the service's own files; only the one about use without a network allows the service worker.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // Recording takes a third of each journey's time: set `E2E_TRACE=1` for a failure that the screenshot does not explain.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: Object.entries(forms).map(([name, use]) => ({
    name,
    use,
    grep: isBriefest && name === 'pc' ? /@once|@brief-pc/ : /./,
    grepInvert: new RegExp(leftOut[name as keyof typeof forms].join('|')),
  })),
});
