import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClients, buildGallery } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { tool } from './paths.mjs';
import { runNode } from './run.mjs';

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
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + failedFiles(report) }),
  );
}

/** Counts files that broke before their first test: they have no failed test of their own. */
export function failedFiles(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .length;
}

/**
 * Browser journeys (Playwright) against the built clients and a real server.
 *
 * @param brief - Whether journeys that are tagged for one device in a short run are left out on the other. Further options
 * are those of `run`.
 */
export function runJourneys(args = [], { brief = false, ...options } = {}) {
  return withReport(
    (file) => playwright(file, args, { env: brief ? { E2E_BRIEF: '1' } : {}, ...options }),
    journeyCounts,
  );
}

/** Passed and failed journeys of a report. A flaky journey, which failed first and passed on retry, counts as failed. */
export function journeyCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

/** Builds the clients and the gallery and starts Playwright, which writes its JSON report into `file`. Returns the same as `run`. */
export async function playwright(file, args, { env = {}, ...options } = {}) {
  await buildClients();
  await buildGallery();
  return runNode(
    tool('@playwright/test', 'cli.js'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: await ensureChromium(), ...env },
      ...options,
    },
  );
}
