import { expect, test } from 'vitest';
import { isFelt } from './balance-moves.ts';

test('only what a bet, a win or a transfer has changed is shown as a movement', () => {
  expect((['bet', 'refund', 'win', 'transfer'] as const).every(isFelt)).toBe(true);
  expect(([undefined, 'deposit', 'withdrawal', 'bonus', 'rebate', 'other'] as const).some(isFelt)).toBe(
    false,
  );
});
