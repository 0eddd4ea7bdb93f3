import { existsSync } from 'node:fs';
import { ensureFonts } from './chromium.mjs';
import { givenBy, installed, isDebianRoot, onPath } from './find-browser.mjs';
import { run } from './run.mjs';

/** The newest comes first; Debian ships the one with long support. */
const names = ['firefox', 'firefox-esr'];
const fixedPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** Playwright reads answers with `network.addDataCollector`, which older ones do not know. */
const VERSION_MIN = 143;

/**
 * Finds or installs a Firefox for `npm run e2e -- --browser firefox`: `FIREFOX_PATH`, one on the machine that is new enough, Debian's
 * package (as root). It is the Firefox that players have, not one that Playwright has changed. Returns its path.
 * Errors: when there is no Firefox, or only an old one, throws and says what to do.
 */
export async function ensureFirefox() {
  await ensureFonts();
  const found = givenBy('FIREFOX_PATH') ?? onPath(names) ?? fixedPlaces.find((file) => existsSync(file));
  const version = found && (await versionOf(found));
  if (version >= VERSION_MIN) return found;
  if (isDebianRoot()) {
    console.log('Installing Firefox from Debian packages …');
    const file = await installed(['firefox-esr'], names);
    if (file && (await versionOf(file)) >= VERSION_MIN) return file;
  }
  const lacking = found
    ? `${found} is Firefox ${version}, and ${VERSION_MIN} or newer is needed`
    : 'No Firefox';
  throw new Error(
    `${lacking}: install one (Debian: \`apt-get install firefox-esr\`), or set FIREFOX_PATH to its file. ` +
      'The journeys run in Chromium without `--browser firefox`.',
  );
}

/** The first number of the version, as 153 of "Mozilla Firefox 153.8.0esr". */
async function versionOf(file) {
  const { output } = await run(file, ['--version'], { quiet: true, plainEnv: true, timeoutMs: 30_000 });
  return Number(/Firefox (\d+)/.exec(output)?.[1] ?? 0);
}
