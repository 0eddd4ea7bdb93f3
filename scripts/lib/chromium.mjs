import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const apt = (...args) => run('apt-get', args, { quiet: true, plainEnv: true });

/**
 * Installs Debian's package of a Chinese font when it is missing and the user is root. Without a font the browser draws boxes, and
 * texts have other widths than players see. Other systems bring a font.
 */
async function ensureChineseFont() {
  if (!isDebianRoot() || existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return;
  console.log('Installing a Chinese font from Debian packages …');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', 'fonts-noto-cjk');
}

/**
 * Finds or installs a Chromium for the browser journeys: `CHROMIUM_PATH`, one on the machine, Debian's package (as root),
 * else the one Playwright downloads. Returns its path, or '' for Playwright's own.
 */
export async function ensureChromium() {
  await ensureChineseFont();
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const found = onPath() ?? fixedPlaces.find((file) => existsSync(file));
  if (found) return found;
  if (isDebianRoot()) {
    console.log('Installing Chromium from Debian packages …');
    await apt('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '-qq', '--no-install-recommends', name);
      const installed = onPath();
      if (installed) return installed;
    }
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
