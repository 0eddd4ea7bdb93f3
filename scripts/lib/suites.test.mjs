import { expect, test } from 'vitest';
import { journeyCounts } from './suites.mjs';

const report = (stats, errors = []) => ({
  stats: { expected: 80, flaky: 0, unexpected: 0, ...stats },
  errors,
});

test('two journeys may pass at their second attempt; a third makes all of them failures', () => {
  expect(journeyCounts(report({ flaky: 2 }))).toEqual({ passed: 82, failed: 0 });
  expect(journeyCounts(report({ flaky: 3 }))).toEqual({ passed: 80, failed: 3 });
});

test('a journey that failed for good and an error outside of any count as failures', () => {
  expect(journeyCounts(report({ unexpected: 1 }, ['no browser']))).toEqual({ passed: 80, failed: 2 });
});
