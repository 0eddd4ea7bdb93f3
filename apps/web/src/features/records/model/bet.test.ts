import { expect, test } from 'vitest';
import { isCancellable, lineStakeOf, lookOfBet, netOf } from './bet.ts';

const bet = { state: 'won', stake: '0.4000', payout: '97.5000' } as const;

test('the net of a decided bet is what came back less the stake', () => {
  expect(netOf(bet)).toBe(971_000n);
  expect(netOf({ state: 'lost', stake: '20.0000', payout: '0.0000' })).toBe(-200_000n);
});

test('an open, void or cancelled bet has no net', () => {
  for (const state of ['accepted', 'void', 'cancelled'] as const) {
    expect(netOf({ state, stake: '1.0000', payout: null })).toBeUndefined();
  }
});

test('a bet that brought no more than its stake is not called won', () => {
  expect(lookOfBet(bet)).toBe('won');
  expect(lookOfBet({ state: 'won', stake: '10.0000', payout: '6.6000' })).toBe('returned');
  expect(lookOfBet({ state: 'won', stake: '10.0000', payout: '10.0000' })).toBe('returned');
});

test('[B5] only an open bet can be taken back, and only before its draw closes', () => {
  expect(isCancellable({ state: 'accepted', close_at: 1_000 }, 999)).toBe(true);
  expect(isCancellable({ state: 'accepted', close_at: 1_000 }, 1_000)).toBe(false);
  expect(isCancellable({ state: 'lost', close_at: 1_000 }, 0)).toBe(false);
});

test('a line costs the unit stake times the multiple', () => {
  expect(lineStakeOf({ unit_stake: '0.0200', multiple: 3 })).toBe(600n);
});
