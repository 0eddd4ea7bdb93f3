import { expect, test } from 'vitest';
import { grant, house, player, posting, stake } from '../../../test/money.ts';
import { faultOf, samePosting } from './posting.ts';

test('[L1] a posting that moves money from one account to another is valid', () => {
  expect(faultOf(grant(1n, 500n))).toBeUndefined();
  expect(faultOf(stake(1n, 500n))).toBeUndefined();
});

test.each([
  ['[L1] does not sum to zero', posting(1n, [player(1n, 'main', 5n), house('bonus', -4n)]), 'sum to zero'],
  [
    '[L1] sums to zero only across two currencies',
    posting(1n, [player(1n, 'main', 5n), house('fx', -5n, 'USDT')]),
    'sum',
  ],
  ['[L1] has one side', posting(1n, [player(1n, 'main', 5n)]), 'fewer than two'],
  ['moves nothing', posting(1n, [player(1n, 'main', 0n), house('bonus', 0n)]), 'moves nothing'],
  [
    'takes from another player',
    posting(1n, [player(1n, 'main', 5n), player(2n, 'main', -5n)]),
    'another user',
  ],
  ['has no key', posting(1n, [player(1n, 'main', 5n), house('bonus', -5n)], 'bonus', ''), 'no kind or key'],
  [
    '[L15] mixes trial and real money, although each sums to zero',
    posting(1n, [
      player(1n, 'main', 5n),
      house('bonus', -5n),
      player(1n, 'main', 5n, 'TRIAL'),
      house('bonus', -5n, 'TRIAL'),
    ]),
    'trial',
  ],
])('a posting that %s is refused', (_, wrong, reason) => {
  expect(faultOf(wrong)).toContain(reason);
});

test('[L16] a currency exchange posts its remainder to rounding, and each currency sums to zero', () => {
  const change = posting(1n, [
    player(1n, 'main', -10_001n, 'USDT'),
    house('fx', 10_000n, 'USDT'),
    house('rounding', 1n, 'USDT'),
    house('fx', -71_234n),
    player(1n, 'main', 71_233n),
    house('rounding', 1n),
  ]);
  expect(faultOf(change)).toBeUndefined();
});

test('[L6] a different order of entries is the same posting; a different amount or user is not', () => {
  const one = grant(1n, 5n);
  expect(samePosting(one, { ...one, entries: [...one.entries].reverse() })).toBe(true);
  expect(samePosting(one, { ...grant(1n, 6n), key: one.key })).toBe(false);
  expect(samePosting(one, { ...grant(2n, 5n), key: one.key })).toBe(false);
});
