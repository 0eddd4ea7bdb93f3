import { test as base, expect } from '@playwright/test';
import { moveClock, ops } from './platform.ts';

export interface Addresses {
  pc: string;
  wap: string;
  console: string;
  env: Record<string, string>;
}

/** Addresses of the platform that the whole run shares. */
export function addresses(): Addresses {
  const text = process.env.E2E_PLATFORM;
  if (!text) throw new Error('The platform is not running: start journeys with `npm run e2e`.');
  return JSON.parse(text) as Addresses;
}

/** Moves the platform's clock forward; answers when every job due by then has run. */
export const advance = (milliseconds: number) => moveClock(addresses().console, milliseconds);

export interface Fixtures {
  /** Address of the site this project shows: pc or wap. */
  site: string;
  /** Fails the test at its end when the page logged an error or broke the content security policy. */
  cleanConsole: undefined;
}

export const test = base.extend<Fixtures>({
  site: async ({ isMobile }, use) => {
    await use(isMobile ? addresses().wap : addresses().pc);
  },
  cleanConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content Security Policy|TrustedHTML|Uncaught/.test(message.text())
        ) {
          errors.push(message.text());
        }
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export const runOps = (...args: string[]) => ops(addresses().env, ...args);
export { expect };
