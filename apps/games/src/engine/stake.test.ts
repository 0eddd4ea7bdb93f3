import type { RoundView } from '@tessera/games';
import { amountOf } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { told } from './result.ts';
import { fitted, scaled, stepped, typedAmount, typedText } from './stake.ts';

const limits = { min: amountOf(10_000n), max: amountOf(5_000_000n), step: amountOf(100n) };

describe('a stake', () => {
  test.each([
    ['12.5', 125_000n],
    ['１０', 100_000n],
    ['0,25', 2_500n],
    ['7.', 70_000n],
  ])('typed as %s is parsed', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  test.each(['', '-1', '1e3', '0.001', 'abc', '1,000.5'])('typed as "%s" is invalid', (text) => {
    expect(typedAmount(text)).toBeUndefined();
  });

  test('steps through round figures, halves and doubles, and stays within its limits', () => {
    const ten = amountOf(100_000n);
    expect(stepped(ten, 1, limits)).toBe(200_000n);
    expect(stepped(ten, -1, limits)).toBe(50_000n);
    expect(stepped(amountOf(130_000n), -1, limits)).toBe(100_000n);
    expect(stepped(limits.min, -1, limits)).toBe(limits.min);
    expect(stepped(limits.max, 1, limits)).toBe(limits.max);
    expect(scaled(limits.max, 'double', limits)).toBe(limits.max);
    // Half of an odd number of cents, truncated to a whole cent.
    expect(scaled(amountOf(20_100n), 'half', limits)).toBe(10_000n);
    expect(fitted(12_345n, limits)).toBe(12_300n);
    expect(typedText(amountOf(12_300n))).toBe('1.23');
  });
});

test.each([
  ['0.0000', 'lost'],
  ['4.0000', 'returned'],
  ['10.0000', 'returned'],
  ['10.0100', 'won'],
])('a payout of %s for a stake of 10 is presented as "%s"', (payout, tone) => {
  expect(told({ state: 'done', stake: '10.0000', payout } as RoundView).tone).toBe(tone);
});
