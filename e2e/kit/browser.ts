import { type BrowserContextOptions, devices, type LaunchOptions } from '@playwright/test';

/** Browsers that journeys run in; `npm run e2e -- --browser` chooses. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit';

const asked = process.env.E2E_BROWSER;
/** The browser of this run. */
export const browserName: BrowserName = asked === 'firefox' || asked === 'webkit' ? asked : 'chromium';

const executablePath = process.env.CHROMIUM_PATH;

/** Start options of Chromium: headless, and without network requests of its own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Desktop and phone, by the site that serves them. */
export const forms = {
  pc: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  wap: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
  },
} satisfies Readonly<Record<string, BrowserContextOptions>>;

/** A tablet held upright; the site of phones serves it a client of its own. */
export const tablet = {
  ...devices['Galaxy Tab S9'],
  viewport: { width: 820, height: 1180 },
  screen: { width: 820, height: 1180 },
} satisfies BrowserContextOptions;

/** The player's locale and time zone. */
export const place = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } satisfies BrowserContextOptions;
