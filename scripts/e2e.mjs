/**
 * `npm run e2e`: the browser journeys. `--browser firefox` runs them in Firefox instead of Chromium, `--browser webkit` in WebKit. Further
 * arguments go to Playwright, e.g. `npm run e2e -- --grep login`.
 */
import { takeBrowser } from './lib/browser-argument.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys } from './lib/suites.mjs';

const { browser, args } = takeBrowser(process.argv.slice(2));
await ensureInstalled();
keepScratchInMemory();
const { passed, failed, leftOut = [] } = await runJourneys(args, { browser });
for (const journey of leftOut) console.log(`not run: ${journey}`);
console.log(`${passed} passed, ${failed} failed, ${leftOut.length} not run in ${browser}`);
process.exit(failed === 0 ? 0 : 1);
