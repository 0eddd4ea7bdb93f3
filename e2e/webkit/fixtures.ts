import { writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { addresses } from '../kit/sites.ts';
import { type Driver, startDriver } from './driver.ts';
import { named } from './named.ts';
import { createWebKitPage } from './page.ts';
import { putBehindTls, type TlsFront } from './tls.ts';

/** What a worker has for its journeys. */
interface WorkerFixtures {
  driver: Driver;
  /** The sites behind TLS, by their own addresses. */
  fronts: ReadonlyMap<string, TlsFront>;
}

const DEFAULT_SIZE = { width: 1440, height: 900 };

/** Playwright's test whose page is a window of WebKit. */
export const webKitTest = test.extend<object, WorkerFixtures>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  fronts: [
    // biome-ignore lint/correctness/noEmptyPattern: the same.
    async ({}, use) => {
      const { pc, wap, console } = addresses();
      const fronts = await Promise.all(
        [pc, wap, console].map(async (site) => [site, await putBehindTls(site)] as const),
      );
      await use(new Map(fronts));
      for (const [, front] of fronts) front.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the same.
    async ({}, use) => {
      await use(named('browser', {}) as Browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ driver, fronts, viewport, userAgent, timezoneId }, use, info) => {
    const session = await driver.open({
      userAgent,
      timeZone: timezoneId ?? 'UTC',
      locale: 'zh_CN.UTF-8',
    });
    const page = createWebKitPage({ session, fronts });
    await page.setViewportSize(viewport ?? DEFAULT_SIZE);
    await use(page);
    await keepPicture(page, info);
    await page.close();
  },
  context: async ({ page }, use) => {
    await use(page.context() as BrowserContext);
  },
});

/** A picture of the page of a journey that has failed, as Playwright keeps one of its own browsers. */
async function keepPicture(page: Page, info: ReturnType<typeof test.info>): Promise<void> {
  if (info.status === info.expectedStatus || page.isClosed()) return;
  const path = info.outputPath('test-failed-1.png');
  await writeFile(path, await page.screenshot());
  info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
}
