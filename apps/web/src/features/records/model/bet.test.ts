import { expect, test } from 'vitest';
import { isCancellable, lineStakeOf } from './bet.ts';

test('[B5] only an open bet can be cancelled, and only before its draw closes', () => {
  expect(isCancellable({ state: 'accepted', close_at: 1_000 }, 999)).toBe(true);
  expect(isCancellable({ state: 'accepted', close_at: 1_000 }, 1_000)).toBe(false);
  expect(isCancellable({ state: 'lost', close_at: 1_000 }, 0)).toBe(false);
});

test('a line costs the unit stake times the multiple', () => {
  expect(lineStakeOf({ unit_stake: '0.0200', multiple: 3 })).toBe(600n);
});
