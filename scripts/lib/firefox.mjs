import { existsSync } from 'node:fs';
import { ensureFonts } from './chromium.mjs';
import { givenBy, installed, isDebianRoot, onPath } from './find-browser.mjs';

/** The newest comes first; Debian ships the one with long support. */
const names = ['firefox', 'firefox-esr'];
const fixedPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds or installs a Firefox for `npm run e2e -- --browser firefox`: `FIREFOX_PATH`, one on the machine, Debian's package (as
 * root). It is the Firefox that players have, not one that Playwright has changed. Returns its path.
 * Errors: throws with what to do when there is none.
 */
export async function ensureFirefox() {
  await ensureFonts();
  const found = givenBy('FIREFOX_PATH') ?? onPath(names) ?? fixedPlaces.find((file) => existsSync(file));
  if (found) return found;
  if (isDebianRoot()) {
    console.log('Installing Firefox from Debian packages …');
    const file = await installed(['firefox-esr'], names);
    if (file) return file;
  }
  throw new Error(
    'No Firefox: install one (Debian: `apt-get install firefox-esr`), or set FIREFOX_PATH to its file. ' +
      'The journeys run in Chromium without `--browser firefox`.',
  );
}
