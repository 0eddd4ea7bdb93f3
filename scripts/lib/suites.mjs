import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildClients, buildGallery } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { root, tool } from './paths.mjs';
import { runNode } from './run.mjs';
import { ensureWebKit } from './webkit.mjs';

/** Lines of an error that the end of a run repeats. */
const FAILURE_LINES = 12;

/** Runs a tool that writes a JSON report, and reads the report. A run without a report counts as one failure. */
async function withReport(start, count) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-report-'));
  const file = join(folder, 'report.json');
  const { code } = await start(file);
  let result;
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    result = { passed: 0, failed: 1 };
  }
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

/** Unit and integration tests (Vitest), the latter on a real embedded PostgreSQL. `options` are those of `run`. */
export function runVitest(args = [], options = {}) {
  return withReport(
    (file) =>
      runNode(
        tool('vitest', 'vitest.mjs'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
        options,
      ),
    testCounts,
  );
}

/** Passed and failed tests of a report of Vitest, with the name and the first lines of the error of each that failed. */
export function testCounts(report) {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length === 0
        ? [failure(file, message)]
        : failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
    });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles(report),
    failures,
  };
}

/** What the end of a run says of a failure: its name, and the lines of its error that fit. */
const failure = (name, error = '') =>
  [name, ...stripVTControlCharacters(error).trim().split('\n').slice(0, FAILURE_LINES)].join('\n    ');

/** Counts files that broke before their first test: they have no failed test of their own. */
export function failedFiles(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .length;
}

/** Browser journeys (Playwright) against the built clients and a real server. `options` are those of `run`. */
export function runJourneys(args = [], options = {}) {
  return withReport((file) => playwright(file, args, options), journeyCounts);
}

/**
 * Passed and failed journeys of a report, with the name and error of each that failed, and the name and reason of each that was left
 * out because the browser lacks what it needs. A flaky journey, which failed first
 * and passed on retry, counts as failed.
 */
export function journeyCounts({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    leftOut: leftOutJourneys(suites),
    failures: [...failedJourneys(suites), ...errors.map(({ message }) => failure('journeys', message))],
  };
}

/** The journeys in nested suites that did not run, each with its reason. */
function leftOutJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ projectName, annotations = [] }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
          return `[${projectName}] ${file} › ${title}: ${reason}`;
        }),
    ),
    ...leftOutJourneys(inner),
  ]);
}

/** The failures in nested suites of a report of Playwright. */
function failedJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error.message),
        ),
    ),
    ...failedJourneys(inner),
  ]);
}

/** Browsers: how each is found, which sets variables of the environment, and the suite that runs in it. */
const browsers = {
  chromium: {
    find: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    suite: 'e2e/playwright.config.ts',
  },
  firefox: { find: async () => ({ FIREFOX_PATH: await ensureFirefox() }), suite: 'e2e/playwright.config.ts' },
  webkit: { find: ensureWebKit, suite: 'e2e/playwright.config.ts' },
};

/**
 * Builds the clients and the gallery and starts Playwright, which writes its JSON report into `file`. `browser` is `chromium`, `firefox` or
 * `webkit`. Returns the same as `run`.
 * Errors: throws when there is no such browser.
 */
export async function playwright(file, args, { env = {}, browser = 'chromium', ...options } = {}) {
  if (!Object.hasOwn(browsers, browser)) {
    throw new Error(`No journeys in ${browser}: choose one of ${Object.keys(browsers).join(', ')}.`);
  }
  const { find, suite } = browsers[browser];
  const found = await find();
  await buildClients();
  await buildGallery();
  return runNode(tool('@playwright/test', 'cli.js'), ['test', '-c', suite, '--reporter=list,json', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_BROWSER: browser, ...found, ...env },
    ...options,
  });
}
