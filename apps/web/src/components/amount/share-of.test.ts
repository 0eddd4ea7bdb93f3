import { amountOf } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  [864_200_000n, 2_000_000_000n, 0.4321],
  [-10_000n, 100_000n, 0],
  [110_000n, 100_000n, 1],
  [10_000n, 0n, 0],
])('%s of %s is %s', (part, whole, share) => {
  expect(shareOf(amountOf(part), amountOf(whole))).toBe(share);
});
