/**
 * `npm test`: installs missing dependencies, then runs the type checks, lint, import boundaries, unit and integration tests
 * on the real store, and the browser journeys. `-- --long` adds the fault tests and long journeys, and runs journeys
 * of both devices on both; together that takes twice as long as the rest. `-- --audit` first asks the registry for severe
 * vulnerabilities of the dependencies; a registry that does not answer is not a failure. CI runs both. The last line is
 * `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import { auditDependencies } from './lib/audit.mjs';
import { buildingChecks, readingChecks, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { proofForm } from './lib/proven.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys, runVitest } from './lib/suites.mjs';
import { openTally } from './lib/tally.mjs';

const brief = { TEST_BRIEF: process.argv.includes('--long') ? '0' : '1' };
const tally = openTally();
if (process.argv.includes('--audit'))
  await tally.add('audit', async () => {
    const { answered, severe } = await auditDependencies();
    return { passed: Number(answered && !severe), failed: Number(severe) };
  });
await ensureInstalled();
keepScratchInMemory();
// One after the other: side by side they took as long, and the load made waits end too early.
await tally.add('clients', () => runChecks(buildingChecks()));
await tally.add('checks', () => runChecks(readingChecks()));
await tally.add('tests', () => runVitest([], { lines: true, env: { PROOFS: proofForm(), ...brief } }));
await tally.add('journeys', () => runJourneys([], { lines: true, env: { E2E_BRIEF: '1', ...brief } }));
tally.close();
