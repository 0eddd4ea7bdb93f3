import { expect, test } from 'vitest';
import { journeyCounts } from './suites.mjs';

const report = (stats, errors = []) => ({
  stats: { expected: 80, flaky: 0, unexpected: 0, ...stats },
  errors,
});

test('a journey that passes only on retry counts as failed', () => {
  expect(journeyCounts(report({ flaky: 1 }))).toEqual({ passed: 80, failed: 1 });
});

test('a failed journey and an error outside any journey both count as failures', () => {
  expect(journeyCounts(report({ unexpected: 1 }, ['no browser']))).toEqual({ passed: 80, failed: 2 });
});
