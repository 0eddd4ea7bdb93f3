import { expect, test } from 'vitest';
import { isFelt } from './balance-moves.ts';

test('only changes by a bet, a refund, a win or a transfer are animated', () => {
  expect((['bet', 'refund', 'win', 'transfer'] as const).every(isFelt)).toBe(true);
  expect(([undefined, 'deposit', 'withdrawal', 'bonus', 'rebate', 'other'] as const).some(isFelt)).toBe(
    false,
  );
});
