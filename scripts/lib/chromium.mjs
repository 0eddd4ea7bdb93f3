import { existsSync } from 'node:fs';
import { apt, givenBy, installed, isDebianRoot, onPath } from './find-browser.mjs';
import { run } from './run.mjs';

/** The headless shell comes first: it starts and paints faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's packages of fonts, with a file of each: Chinese, and Thai without changing the font of Latin texts. */
const fonts = [
  ['fonts-noto-cjk', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  ['fonts-noto-ui-core', '/usr/share/fonts/truetype/noto/NotoSansThaiUI-Regular.ttf'],
];

/**
 * Installs Debian's fonts for the languages of the product where one is missing and the user is root. Without a font the browser draws boxes,
 * and texts have other widths than players see. Other systems bring fonts.
 */
export async function ensureFonts() {
  const missing = fonts.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (!isDebianRoot() || missing.length === 0) return;
  console.log('Installing fonts from Debian packages …');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

/**
 * Finds or installs a Chromium for the browser journeys: `CHROMIUM_PATH`, one on the machine, Debian's package (as root),
 * else the one Playwright downloads. Returns its path, or '' for Playwright's own.
 */
export async function ensureChromium() {
  await ensureFonts();
  const found = givenBy('CHROMIUM_PATH') ?? onPath(names) ?? fixedPlaces.find((file) => existsSync(file));
  if (found) return found;
  if (isDebianRoot()) {
    console.log('Installing Chromium from Debian packages …');
    const file = await installed(['chromium-headless-shell', 'chromium'], names);
    if (file) return file;
  }
  console.log('Downloading the Chromium of Playwright …');
  const { code } = await run('npx', ['playwright', 'install', 'chromium']);
  if (code !== 0) {
    throw new Error(
      'No Chromium: install one, or set CHROMIUM_PATH to its file. The browser journeys need it.',
    );
  }
  return '';
}
