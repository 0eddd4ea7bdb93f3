import { expect, test } from 'vitest';
import { pageTotals } from './page-totals.ts';

test('[R2.8] members of a page are summed exactly', () => {
  const members = [
    { all: 2, stake: '21300.0000', payout: '20488.0001' },
    { all: 0, stake: '0.1000', payout: '0.2000' },
  ];
  expect(pageTotals(members)).toEqual({ members: 2, stake: 213_001_000n, payout: 204_882_001n });
});

test('an empty page has sums of zero', () => {
  expect(pageTotals([])).toEqual({ members: 0, stake: 0n, payout: 0n });
});
