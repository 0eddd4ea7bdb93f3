import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFonts } from './chromium.mjs';
import { apt, isDebianRoot, onPath } from './find-browser.mjs';
import { run } from './run.mjs';

/** What drives WebKit, with Debian's package of each: the driver, a display, the focus of its window, texts in Chinese, a certificate. */
const tools = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  localedef: 'locales',
  openssl: 'openssl',
};
const LOCALE = 'zh_CN.UTF-8';

/**
 * Finds or installs (Debian, as root) what drives WebKitGTK for `npm run e2e -- --browser webkit`. Returns the variable of the folder with
 * the locale of the journeys: the browser takes its language from the system.
 * Errors: throws with what is missing.
 */
export async function ensureWebKit() {
  await ensureFonts();
  const missing = () => Object.keys(tools).filter((name) => !onPath([name]) || lacksSource(name));
  if (missing().length > 0 && isDebianRoot()) {
    console.log('Installing WebKit and its driver from Debian packages …');
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', ...missing().map((name) => tools[name]));
  }
  if (missing().length > 0)
    throw new Error(
      `WebKit needs ${missing().join(', ')} (Debian: apt-get install ${missing()
        .map((name) => tools[name])
        .join(' ')}).`,
    );
  const folder = join(tmpdir(), 'tessera-locales');
  if (!existsSync(join(folder, LOCALE))) {
    mkdirSync(folder, { recursive: true });
    await run('localedef', ['-i', 'zh_CN', '-f', 'UTF-8', join(folder, LOCALE)], { quiet: true });
  }
  return { WEBKIT_LOCALES: folder };
}

/** `localedef` comes with the system, what it reads does not. */
const lacksSource = (name) => name === 'localedef' && !existsSync('/usr/share/i18n/locales/zh_CN');
