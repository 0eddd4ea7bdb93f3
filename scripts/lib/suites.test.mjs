import { expect, test } from 'vitest';
import { journeyCounts } from './suites.mjs';

const report = (stats, errors = []) => ({
  stats: { expected: 80, flaky: 0, unexpected: 0, ...stats },
  errors,
});

test('a journey that passes at a second attempt only has failed', () => {
  expect(journeyCounts(report({ flaky: 1 }))).toEqual({ passed: 80, failed: 1 });
});

test('a journey that failed and an error outside of any count as failures', () => {
  expect(journeyCounts(report({ unexpected: 1 }, ['no browser']))).toEqual({ passed: 80, failed: 2 });
});
