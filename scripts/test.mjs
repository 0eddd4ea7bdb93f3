/**
 * `npm test`: installs missing dependencies, then runs the type checks, lint, import boundaries, unit and integration tests
 * on the real store, and the browser journeys. Tests run beside the checks and the journeys. `-- --audit` first asks the registry for severe vulnerabilities of the
 * dependencies; a registry that does not answer is not a failure. The last line is `N passed, N failed`; the exit code is 0
 * only when nothing failed.
 */
import { auditDependencies } from './lib/audit.mjs';
import { buildingChecks, readingChecks, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { proofForm } from './lib/proven.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys, runVitest } from './lib/suites.mjs';
import { openTally } from './lib/tally.mjs';

const tally = openTally();
if (process.argv.includes('--audit'))
  await tally.add('audit', async () => {
    const { answered, severe } = await auditDependencies();
    return { passed: Number(answered && !severe), failed: Number(severe) };
  });
await ensureInstalled();
keepScratchInMemory();
// Tests wait for processes, and journeys for the page: each uses the processor while the other waits. Both need the clients.
const built = tally.add('clients', () => runChecks(buildingChecks()));
await Promise.all([
  built.then(() => tally.add('tests', () => runVitest([], { lines: true, env: { PROOFS: proofForm() } }))),
  tally
    .add('checks', () => runChecks(readingChecks()))
    .then(() => built)
    .then(() => tally.add('journeys', () => runJourneys([], { brief: true, lines: true }))),
]);
tally.close();
