import { expect, test } from 'vitest';
import { readySum } from './bonuses.ts';

test('only bonuses that can be claimed are summed, exactly', () => {
  const bonuses = [
    { state: 'ready', amount: '38.0000' },
    { state: 'ready', amount: '0.1000' },
    { state: 'later', amount: '8.0000' },
    { state: 'claimed', amount: '2.0000' },
  ] as const;
  expect(readySum(bonuses)).toBe(381_000n);
  expect(readySum([])).toBe(0n);
});
