import { type BrowserContextOptions, devices, type LaunchOptions } from '@playwright/test';

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

/** The two forms of the client, by the site that serves them. */
export const forms = {
  pc: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  wap: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
  },
} satisfies Readonly<Record<string, BrowserContextOptions>>;

/** The player's locale and time zone. */
export const place = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } satisfies BrowserContextOptions;
