import { expect, test } from 'vitest';
import { progressShare } from './progress.ts';

test('the share of progress is that of amounts or of counts, and never above the whole', () => {
  expect(progressShare({ unit: 'amount', done: '186.0000', goal: '300.0000' })).toBe(0.62);
  expect(progressShare({ unit: 'amount', done: '301.0000', goal: '300.0000' })).toBe(1);
  expect(progressShare({ unit: 'amount', done: '0.0000', goal: '0.0000' })).toBe(0);
  expect(progressShare({ unit: 'count', done: 1, goal: 4 })).toBe(0.25);
});
