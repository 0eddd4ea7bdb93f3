import { expect, test } from 'vitest';
import { turnoverOf } from './turnover.ts';

const deposit = (amount: bigint, ppm = 1_000_000) => ({ source: 'deposit', amount, ppm }) as const;
const bonus = (amount: bigint, ppm = 5_000_000) => ({ source: 'bonus', amount, ppm }) as const;
const play = (amount: bigint) => ({ stake: amount });

test('[L11] stakes count for the oldest money first, never for money that comes later', () => {
  expect(turnoverOf([])).toEqual([]);
  expect(turnoverOf([deposit(500n), play(180n)])).toEqual([
    { source: 'deposit', required: 500n, done: 180n, left: 320n, unplayed: 320n },
  ]);
  expect(turnoverOf([deposit(500n), play(500n)])).toEqual([]);
  // Earlier stakes do not count for later deposits.
  expect(turnoverOf([deposit(500n), play(5_000n), deposit(100n), play(40n)])).toEqual([
    { source: 'deposit', required: 100n, done: 40n, left: 60n, unplayed: 60n },
  ]);
  expect(turnoverOf([deposit(100n), bonus(10n), play(120n)])).toEqual([
    { source: 'bonus', required: 50n, done: 20n, left: 30n, unplayed: 6n },
  ]);
});

test('[L16] rounding is against the player by less than one unit, and a rate of zero requires nothing', () => {
  expect(turnoverOf([deposit(3n, 500_000)])).toEqual([
    { source: 'deposit', required: 2n, done: 0n, left: 2n, unplayed: 4n },
  ]);
  expect(turnoverOf([deposit(1_000n, 0)])).toEqual([]);
});
