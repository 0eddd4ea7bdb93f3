/** `npm run e2e`: the browser journeys. Further arguments go to Playwright, e.g. `npm run e2e -- --grep login`. */
import { ensureInstalled } from './lib/install.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys } from './lib/suites.mjs';

await ensureInstalled();
keepScratchInMemory();
const { passed, failed } = await runJourneys(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
