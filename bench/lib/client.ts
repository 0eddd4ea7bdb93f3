import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { forms, launchOptions, place } from '../../e2e/kit/browser.ts';
import { type PlayerClient, tryOut } from '../../e2e/kit/client.ts';
import { enter } from '../../e2e/kit/enter.ts';
import { type Platform, startPlatform } from '../../e2e/kit/platform.ts';
import { type App, createApp } from '../../e2e/pages/app.ts';
import { readyBrowser } from './browser.ts';

/** Desktop or phone. */
export type Form = keyof typeof forms;
export const bothForms: readonly Form[] = ['pc', 'wap'];

/** A client in a browser, with the browser's DevTools session. */
export interface OpenClient {
  readonly app: App;
  readonly devtools: CDPSession;
  /** From now on the processor is slowed down by this factor. */
  slow(times: number): Promise<void>;
}

/** A platform with the built clients, and a browser that opens them. */
export interface ClientBench {
  readonly platform: Platform;
  /** Opens a client with empty caches, signed in as a fresh trial player unless `visitor` is set; closes it after `work`. */
  withClient<T>(form: Form, work: (client: OpenClient) => Promise<T>, visitor?: boolean): Promise<T>;
  close(): Promise<void>;
}

/** Builds the clients where they are stale, starts a platform and a browser. */
export async function openClientBench(): Promise<ClientBench> {
  const executablePath = await readyBrowser();
  const platform = await startPlatform();
  process.env.E2E_PLATFORMS = JSON.stringify([platform]);
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  return {
    platform,
    async withClient(form, work, visitor = false) {
      const player = visitor ? undefined : await tryOut(platform[form]);
      return inContext(browser, form, platform[form], player, work);
    },
    async close() {
      await browser.close();
      await platform.stop();
    },
  };
}

async function inContext<T>(
  browser: Browser,
  form: Form,
  site: string,
  player: PlayerClient | undefined,
  work: (client: OpenClient) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...forms[form], ...place });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    if (player) await enter(page, player);
    return await work({
      app: createApp(page, site, form === 'wap'),
      devtools,
      slow: async (rate) => {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      },
    });
  } finally {
    await context.close();
  }
}
