import { expect, test } from 'vitest';
import type { Reward } from '../api/activities.ts';
import { leftOf, shareOf } from './progress.ts';

test('the share of progress is that of amounts or of counts, and never above the whole', () => {
  expect(shareOf({ unit: 'amount', done: '186.0000', goal: '300.0000' })).toBe(0.62);
  expect(shareOf({ unit: 'amount', done: '301.0000', goal: '300.0000' })).toBe(1);
  expect(shareOf({ unit: 'amount', done: '0.0000', goal: '0.0000' })).toBe(0);
  expect(shareOf({ unit: 'count', done: 1, goal: 4 })).toBe(0.25);
});

test('giving up loses what is not paid; the next tenth is named with its stake', () => {
  const reward = { reward: '30.0000', paid: '18.0000', required: '300.0000', progress: '186.0000' } as Reward;
  expect(leftOf(reward)).toEqual({
    stake: 1_140_000n,
    unpaid: 120_000n,
    next: { stake: 240_000n, pays: 30_000n },
  });
});
