import { readTerms, type Terms } from '@tessera/rewards';
import { expect, test } from 'vitest';
import { basesOf, entrantsOf, offerCost } from './offer-cost.ts';

function terms(json: Record<string, unknown>): Terms {
  const read = readTerms(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const earned = { product: 'lottery', times: 10, days: 30, stakeMax: '20' };
const match = terms({
  kind: 'deposit_match',
  ...earned,
  steps: [
    { deposit: '300', bonus: '30' },
    { deposit: '1000', bonus: '88' },
  ],
});
const insurance = terms({
  kind: 'loss_insurance',
  ...earned,
  period: 'day',
  lossMin: '100',
  sharePpm: 50_000,
  bonusMax: '288',
});
const race = terms({ kind: 'race', product: 'lottery', pool: '3', prizes: ['2', '1'], stakeMin: '1' });
const own = { state: 'none', joined_at: null, progress: null, reward: null, grant: null } as const;
const outside = { own, facts: { base: null, entrants: 3 } };

test('the figures of a deposit bonus are those of the published terms', () => {
  const [base] = basesOf(match, null, null);
  const cost = offerCost(match, outside, { base, play: 0 });
  expect([cost.meanCost, cost.worst, cost.earned?.required]).toEqual([75_000n, -2_700_000n, 3_000_000n]);
});

test('an insurance is shown for the least loss and for the one with the largest bonus, or for the known one', () => {
  expect(basesOf(insurance, null, null)).toEqual([1_000_000n, 57_600_000n]);
  expect(basesOf(insurance, '250.0000', null)).toEqual([2_500_000n]);
  expect(basesOf(race, null, null)).toEqual([]);
});

test('a deposit bonus that the player has is shown for its deposit', () => {
  expect(basesOf(match, null, null)).toEqual([3_000_000n, 10_000_000n]);
  expect(basesOf(match, null, '88.0000')).toEqual([10_000_000n]);
});

test('a player who looks at a race counts among its players', () => {
  expect(entrantsOf(outside)).toBe(4);
  expect(entrantsOf({ ...outside, own: { ...own, state: 'joined' } })).toBe(3);
  expect(offerCost(race, outside, { base: undefined, play: 0 }).chance).toBe(0.5);
});
