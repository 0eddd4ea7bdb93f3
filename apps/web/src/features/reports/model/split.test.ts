import { expect, test } from 'vitest';
import { ofHundred, splitOf } from './split.ts';

test('[R2.8] of 100 staked below an agent who earns 0.40 %, every part is named', () => {
  const split = splitOf(975_000, 4_000);
  expect(split).toEqual({ back: 975_000, mine: 4_000, rest: 21_000 });
  expect(Object.values(split).map(ofHundred)).toEqual(['97.50', '0.40', '2.10']);
});

test('[R2.8] parts of 100 keep four decimals where they have them', () => {
  expect([125, 100, 0, 1_000_000].map(ofHundred)).toEqual(['0.0125', '0.01', '0.00', '100.00']);
});
