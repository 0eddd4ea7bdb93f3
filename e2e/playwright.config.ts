import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isBrief } from './kit/brief.ts';
import { forms, launchOptions, place } from './kit/browser.ts';

/** Browsers at once, each on a platform of its own; more of them than that would only wait for the machine. */
const workersMax = 4;

/**
 * What no layout has a part in, tagged `@once`, is proven on the desktop alone; what needs fingers, `@phone`, on the phone
 * alone. `npm test` has little time: what is tagged `@brief-pc` or `@brief-wap` it runs on that one; `npm run e2e` runs both.
 */
const leftOut = {
  pc: isBrief ? /@phone|@brief-wap/ : /@phone/,
  wap: isBrief ? /@once|@brief-pc/ : /@once/,
};

/** Browser journeys against the built clients and real platforms, which `kit/global-setup.ts` starts, one a worker. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './kit/global-setup.ts',
  workers: Math.min(availableParallelism(), workersMax),
  fullyParallel: true,
  forbidOnly: true,
  // A journey that fails has found a fault of the product or is one itself: a second attempt would hide both.
  retries: 0,
  timeout: 120_000,
  // Limits that a busy machine does not reach; no journey measures time by them.
  expect: { timeout: 20_000 },
  use: {
    ...place,
    // Journeys are about the service's own files; the one about times without a network lets the worker in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Recording costs each journey a third of its time: `E2E_TRACE=1` for a failure that the picture does not explain.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: Object.entries(forms).map(([name, use]) => ({
    name,
    use,
    grepInvert: leftOut[name as keyof typeof forms],
  })),
});
