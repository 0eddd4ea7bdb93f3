import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { journeyCounts, testCounts } from './suites.mjs';

const report = (stats, errors = []) => ({
  stats: { expected: 80, flaky: 0, unexpected: 0, ...stats },
  errors,
});

test('a journey that passes only on retry counts as failed', () => {
  expect(journeyCounts(report({ flaky: 1 }))).toMatchObject({ passed: 80, failed: 1 });
});

test('a failed journey and an error outside any journey both count as failures', () => {
  expect(journeyCounts(report({ unexpected: 1 }, [{ message: 'no browser' }]))).toMatchObject({
    passed: 80,
    failed: 2,
    failures: ['journeys\n    no browser'],
  });
});

test('a failed journey is named with its device and its error', () => {
  const spec = {
    file: 'journeys/bet.journey.ts',
    title: 'a bet is won',
    tests: [
      { projectName: 'pc', status: 'expected', results: [{}] },
      {
        projectName: 'wap',
        status: 'unexpected',
        results: [{ error: { message: 'no button\nat the foot' } }],
      },
    ],
  };
  const { failures } = journeyCounts({
    ...report({ unexpected: 1 }),
    suites: [{ suites: [{ specs: [spec] }] }],
  });
  expect(failures).toEqual(['[wap] journeys/bet.journey.ts › a bet is won\n    no button\n    at the foot']);
});

test('a journey that the browser could not run is named with its reason', () => {
  const spec = {
    file: 'journeys/push.journey.ts',
    title: 'a message arrives',
    tests: [
      {
        projectName: 'pc',
        status: 'skipped',
        annotations: [{ type: 'skip', description: 'firefox: no worker' }],
        results: [{}],
      },
    ],
  };
  const { leftOut } = journeyCounts({ ...report({}), suites: [{ specs: [spec] }] });
  expect(leftOut).toEqual(['[pc] journeys/push.journey.ts › a message arrives: firefox: no worker']);
});

test('a failed test is named with its file, and a file that broke by itself', () => {
  const passed = { status: 'passed', fullName: 'fine', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['2 is not 3'] };
  const file = (name, message, assertionResults) => ({
    name: join(root, name),
    status: 'failed',
    message,
    assertionResults,
  });
  const results = [file('a.test.ts', '', [passed, failed]), file('b.test.ts', 'no module', [])];
  expect(testCounts({ numPassedTests: 1, numFailedTests: 1, testResults: results })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts › adds\n    2 is not 3', 'b.test.ts\n    no module'],
  });
});
