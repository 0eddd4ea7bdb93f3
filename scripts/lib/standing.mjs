import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, tool } from './paths.mjs';
import { idsIn, testSources } from './requirements.mjs';
import { runNode } from './run.mjs';

/** The possible states of a requirement row, with their headings. A state that is `open` fails `npm run spec`. */
export const standings = {
  proven: { heading: 'proven', open: false },
  part: { heading: 'proven in part, with an exception', open: false },
  excepted: { heading: 'not proven, with an exception', open: false },
  unreached: { heading: 'named only by tests that `npm test` does not run', open: true },
  unnamed: { heading: 'named by no test', open: true },
};

/**
 * The state of each row: `{ id, about, standing, tests, left, exception }`. `tests` are the files that `npm test` runs,
 * `left` those it does not run. A row with an exception is never proven, even if a test names it.
 *
 * @param rows `{ id, about }`, of the product and of trust.
 * @param tests `{ file, ids, runs }`: `runs` is false where no run of `npm test` reaches them.
 * @param exceptions why a row is not met, or only partly met, by its id.
 */
export function standingsOf(rows, tests, exceptions) {
  const filesOf = (id, wanted) => [
    ...new Set(tests.filter(({ ids, runs }) => runs === wanted && ids.includes(id)).map(({ file }) => file)),
  ];
  return rows.map(({ id, about }) => {
    const run = filesOf(id, true);
    const left = filesOf(id, false).filter((file) => !run.includes(file));
    const exception = exceptions[id];
    return { id, about, exception, tests: run, left, standing: standing(run, left, exception) };
  });
}

function standing(run, left, exception) {
  if (exception !== undefined) return run.length > 0 ? 'part' : 'excepted';
  if (run.length > 0) return 'proven';
  return left.length > 0 ? 'unreached' : 'unnamed';
}

/** The journeys in Playwright's JSON listing: `{ file, title, devices }`, files relative to the root. */
export function journeysIn(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return report.suites.flatMap(specsOf).map(({ title, file, tests }) => ({
    title,
    file: `e2e/journeys/${file}`,
    devices: tests.map(({ projectName }) => projectName),
  }));
}

/** Journeys as tests for `standingsOf`: `runs` is true when the short run has the journey on some device. */
export function journeyTests(all, brief) {
  const key = ({ file, title }) => `${file} ${title}`;
  const short = new Set(brief.map(key));
  return all.map((journey) => ({
    file: journey.file,
    ids: idsIn(journey.title),
    runs: short.has(key(journey)),
  }));
}

/** Every test that names a requirement, and whether `npm test` runs it. Vitest and Playwright themselves list the tests. */
export async function knownTests() {
  const [files, all, brief] = await Promise.all([vitestFiles(), journeys({}), journeys({ E2E_BRIEF: '1' })]);
  const units = testSources()
    .filter(({ file, ids }) => ids.length > 0 && !file.endsWith('.journey.ts'))
    .map((source) => ({ ...source, runs: files.has(source.file) }));
  return [...units, ...journeyTests(all, brief)];
}

/** The files that Vitest runs in `npm test`. */
async function vitestFiles() {
  const listed = await answer((file) =>
    runNode(tool('vitest', 'vitest.mjs'), ['list', '--filesOnly', `--json=${file}`], { quiet: true }),
  );
  return new Set(listed.map(({ file }) => relative(root, file)));
}

async function journeys(env) {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
  const report = await answer((file) =>
    runNode(tool('@playwright/test', 'cli.js'), args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      quiet: true,
    }),
  );
  return journeysIn(report);
}

/** Runs a tool that writes JSON into a file, and reads that file. Errors: throws with the tool's output when it failed. */
async function answer(ask) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-list-'));
  const file = join(folder, 'list.json');
  try {
    const { code, output } = await ask(file);
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
