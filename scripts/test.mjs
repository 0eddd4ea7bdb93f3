/**
 * `npm test`: installs missing dependencies, then runs the type checks, lint, import boundaries, unit and integration tests
 * on the real store, and the browser journeys. `-- --long` runs a sixth of the journeys and fault tests whole, which commits take
 * in turn (`lib/turn.mjs`); `-- --long=all` runs all of them. `-- --audit` first asks
 * the registry for severe vulnerabilities of the dependencies; a registry that does not answer is not a failure. CI runs
 * `--audit --long`. The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
import { auditDependencies } from './lib/audit.mjs';
import { buildingChecks, readingChecks, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { proofForm } from './lib/proven.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { runJourneys, runVitest } from './lib/suites.mjs';
import { openTally } from './lib/tally.mjs';
import { turnOfCommit } from './lib/turn.mjs';

const all = process.argv.includes('--long=all');
const long = all || process.argv.includes('--long');
const brief = { TEST_BRIEF: long ? '0' : '1', ...(long && !all && { TEST_TURN: turnOfCommit() }) };
if (brief.TEST_TURN) console.log(`Journeys and fault tests: part ${brief.TEST_TURN}`);
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
