import { expect } from '@playwright/test';
import { type App, createApp } from '../pages/app.ts';
import { browserName } from './browser.ts';
import { teachMedia, teachTyping } from './firefox.ts';
import { noteNotices, noticePlaces } from './notices.ts';
import {
  type JourneyNotice,
  type Settings,
  setSettings,
  stopJourneyNotice,
  writeJourneyNotice,
} from './operate.ts';
import { moveClock, ops } from './platform.ts';
import { type Addresses, addresses } from './sites.ts';
import { base } from './test-base.ts';

/** Moves the platform's clock forward; resolves when every job due by then has run. */
export const advance = (milliseconds: number) => moveClock(addresses(), milliseconds);

export interface Fixtures {
  /** Address of the site of this project: pc or wap. */
  site: string;
  /** Addresses of the whole platform. */
  addresses: Addresses;
  /** The client, not opened yet. */
  app: App;
  /** Changes settings for the duration of this test. */
  setting: (values: Settings) => Promise<void>;
  /** Fails the test at its end when the page logged an error, violated the content security policy or lacked a translation. */
  cleanConsole: undefined;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        teachMedia(browser);
        teachTyping(browser);
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
  site: async ({ isMobile }, use) => {
    await use(isMobile ? addresses().wap : addresses().pc);
  },
  addresses: [
    async ({ page: _ }, use) => {
      await use(addresses());
    },
    { box: true },
  ],
  app: async ({ page, site, isMobile }, use) => {
    await page.addInitScript(noteNotices, noticePlaces);
    await use(createApp(page, site, isMobile));
  },
  setting: async ({ page }, use) => {
    const before: Settings[] = [];
    await use(async (values) => {
      before.unshift(await setSettings(data(), values));
    });
    // An open page would receive the restored settings as well.
    await page.close();
    for (const values of before) await setSettings(data(), values);
  },
  cleanConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!(browserName === 'firefox' && aboutLeaving.test(message))) errors.push(message);
      });
      page.on('console', (message) => {
        const text = message.text();
        const isError =
          message.type() === 'error' && /Content Security Policy|TrustedHTML|Uncaught/.test(text);
        if (isError || /^(missing message|section|start-up|page)\b/.test(text)) errors.push(text);
      });
      // Not every driver tells the browser's own messages about violations; the event is the same everywhere.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What Firefox calls an error of the page although nothing failed: a socket was closed, as after signing out, or the page was left
 * while it loaded a part. In Chromium these are errors.
 */
const aboutLeaving =
  /^(Firefox can.t establish a connection to the server at wss?:|The connection to wss?:|error loading dynamically imported module: |Unable to preload CSS for )/;

/** The platform's data folder. */
const data = () => ({ DATA_DIR: addresses().env.DATA_DIR ?? '' });

/** Writes a notice, as two operators do. */
export const publishNotice = (notice: JourneyNotice) => writeJourneyNotice(data(), notice);
/** Stops a notice, as an operator does. */
export const stopNotice = (id: string) => stopJourneyNotice(data(), id);

export { addresses };
export const runOps = (...args: string[]) => ops(addresses().env, ...args);
export { expect };
