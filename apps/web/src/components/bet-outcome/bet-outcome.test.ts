import { expect, test } from 'vitest';
import { lookOfBet, netOf, paidOf } from './index.ts';

const bet = { state: 'won', stake: '0.4000', payout: '97.5000' } as const;
const lost = { state: 'lost', stake: '20.0000', payout: '0.0000' } as const;

test('the net of a settled bet is the payout less the stake', () => {
  expect(netOf(bet)).toBe(971_000n);
  expect(netOf(lost)).toBe(-200_000n);
});

test('an open, void or cancelled bet has no net', () => {
  for (const state of ['accepted', 'void', 'cancelled'] as const) {
    expect(netOf({ state, stake: '1.0000', payout: null })).toBeUndefined();
  }
});

test('a bet that paid no more than its stake is not shown as won', () => {
  expect(lookOfBet(bet)).toBe('won');
  expect(lookOfBet({ state: 'won', stake: '10.0000', payout: '6.6000' })).toBe('returned');
  expect(lookOfBet({ state: 'won', stake: '10.0000', payout: '10.0000' })).toBe('even');
});

test('[L9] payments for corrected numbers count as payout of the bet', () => {
  const corrected = { ...lost, correction: '25.0000' };
  expect([paidOf(corrected), netOf(corrected), lookOfBet(corrected)]).toEqual([250_000n, 50_000n, 'won']);
  expect(lookOfBet({ ...lost, correction: '5.0000' })).toBe('returned');
  expect(paidOf({ payout: null })).toBeUndefined();
});
