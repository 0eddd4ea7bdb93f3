/**
 * `npm test`: installs what is missing, then types, lint, arrows, unit and integration tests on the real store, and the
 * browser journeys. The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import { runStaticChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys, runVitest } from './lib/suites.mjs';

await ensureInstalled();
keepScratchInMemory();
const results = [];
for (const [name, suite] of [
  ['checks', runStaticChecks],
  ['tests', runVitest],
  ['journeys', () => runJourneys([], { brief: true })],
]) {
  const started = Date.now();
  try {
    results.push(await suite());
  } catch (error) {
    console.error(error.message);
    results.push({ passed: 0, failed: 1 });
  }
  const { passed, failed } = results.at(-1);
  console.log(
    `— ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
