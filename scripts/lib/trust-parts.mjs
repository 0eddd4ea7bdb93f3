import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, tool } from './paths.mjs';
import { idsIn } from './requirements.mjs';
import { runNode } from './run.mjs';
import { failedFiles, playwright } from './suites.mjs';

const MINUTE_MS = 60_000;
/** A part that takes longer hangs, on a busy machine too: it is ended, and the others go on. */
const PART_MS_MAX = 40 * MINUTE_MS;
/** The 10 000 seeds of the simulation, and a thousand rounds of 200 claims for each kind of reward, take longer. */
const LONG_MS_MAX = 120 * MINUTE_MS;
const longNames = ['activities', 'claims', 'drawn', 'payouts', 'rewards'];
/** Titles of passed tests kept for a requirement. */
const TITLES = 2;
const SIMULATION = 'test/simulation';
const faultTest = '.test.ts';
/** What measures times and memory, how long a recovery takes among them, or builds the clients. */
const aloneNames = [
  ...['crowded', 'event-loop', 'hostile', 'start', 'journeys'],
  ...[
    'activities',
    'betting',
    'chase',
    'claims',
    'commission',
    'deposit',
    'draw-parts',
    'drawn',
    'payouts',
    'reports',
    'rewards',
    'rounds',
    'settling',
    'transfer',
    'withdraw',
  ],
];

const part = (name, run) => ({ name, run, alone: aloneNames.includes(name) });
const vitest = (name, ...args) => vitestWithin(PART_MS_MAX, name, ...args);
const vitestWithin = (timeoutMs, name, ...args) => part(name, (form) => runTests(args, form, timeoutMs));
const project = (...names) => names.flatMap((name) => ['--project', name]);

/**
 * What `npm run faults` consists of: the tests beside the code, the simulation, each file of `e2e/faults`, the browser
 * journeys that name a requirement of `docs/trust.md`. `alone` is a part that others would falsify; `ownTest` is
 * the file of a part of faults; `run(form)` answers what `outcomeOf` describes, and in `output` what was printed.
 */
export const trustParts = () => [
  vitest(
    'packages',
    ...project(
      'scripts',
      'rules',
      'fairness',
      'protocol',
      'games',
      'rewards',
      'game-pages',
      'ui',
      'web',
      'sandbox',
    ),
  ),
  vitest('server', ...project('server'), '--exclude', `${SIMULATION}/**`),
  vitestWithin(LONG_MS_MAX, 'simulation', ...project('server'), SIMULATION),
  ...readdirSync(join(root, 'e2e/faults'))
    .filter((file) => file.endsWith(faultTest))
    .map((file) => {
      const name = file.slice(0, -faultTest.length);
      const ownTest = `e2e/faults/${file}`;
      const limit = longNames.includes(name) ? LONG_MS_MAX : PART_MS_MAX;
      return { ...vitestWithin(limit, name, ...project('faults'), ownTest), ownTest };
    }),
  part('journeys', runJourneysOfTrust),
];

/** Runs tests of Vitest. The figures that they note come with what they passed. */
async function runTests(args, form, timeoutMs) {
  return aside(async (folder) => {
    const files = { report: join(folder, 'report.json'), figures: join(folder, 'figures.jsonl') };
    writeFileSync(files.figures, '');
    const { code, output } = await runNode(
      tool('vitest', 'vitest.mjs'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${files.report}`, ...args],
      { env: { TRUST: form, TRUST_FIGURES: files.figures }, timeoutMs, quiet: true },
    );
    const report = readJson(files.report);
    const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
    const tests = results.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
    const noted = readFileSync(files.figures, 'utf8').split('\n').filter(Boolean);
    // Tests beside the code, which import nothing of ours, leave their figure with the test runner.
    const figures = results.flatMap(({ meta }) => meta?.figure ?? []);
    return outcomeOf({
      tests,
      broken: report ? failedFiles(report) : 1,
      code,
      figures: [...noted.map((line) => JSON.parse(line)), ...figures],
      output,
    });
  });
}

/** Runs the browser journeys whose title names a requirement of `docs/trust.md`, on both devices. */
async function runJourneysOfTrust() {
  return aside(async (folder) => {
    const file = join(folder, 'report.json');
    // Rows of the product carry a point: [R2.10].
    const { code, output } = await playwright(file, ['--grep', '\\[[A-Z]{1,2}\\d+\\]'], {
      timeoutMs: PART_MS_MAX,
      quiet: true,
    });
    const report = readJson(file);
    const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
    const tests = report?.suites.flatMap(specsOf).map(({ title, ok }) => ({ title, passed: ok }));
    return outcomeOf({ tests, broken: report ? report.errors.length : 1, code, figures: [], output });
  });
}

/**
 * What a part reached: `{ passed, failed, failures, named, figures }`, `failures` with titles, `named` by id
 * `{ passed, failed, titles }`, a few of them. What ended without an account of itself, or with an error that no test shows, counts as failed.
 */
function outcomeOf({ tests = [], broken, code, figures, output }) {
  const failures = tests.filter(({ passed }) => !passed).map(({ title }) => title);
  const hidden = broken + (code !== 0 && broken + failures.length === 0 ? 1 : 0);
  const named = {};
  for (const { title, passed } of tests) {
    for (const id of new Set(idsIn(title))) {
      named[id] ??= { passed: 0, failed: 0, titles: [] };
      named[id][passed ? 'passed' : 'failed'] += 1;
      if (passed && named[id].titles.length < TITLES) named[id].titles.push(withoutIds(title));
    }
  }
  return {
    passed: tests.length - failures.length,
    failed: failures.length + hidden,
    failures: [...failures, ...Array(hidden).fill('ended before its tests did')],
    named,
    figures,
    output,
  };
}

const withoutIds = (title) => title.replace(/\[[^\]]*\d\]\s*|@[\w-]+/g, '').trim();

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function aside(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-trust-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
