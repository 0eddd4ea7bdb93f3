import { type Amount, amountOf } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pool, splitPool } from './packets.ts';
import { termsOf } from './testing/terms-of.ts';
import { testDraw } from './testing/test-draw.ts';

const SEEDS = process.env.TRUST === 'full' ? 10_000 : 1_000;
const cents = (count: number): Amount => amountOf(BigInt(count) * 100n);
const sum = (shares: readonly bigint[]): bigint => shares.reduce((total, share) => total + share, 0n);

/** Valid pools: the least and the largest share leave a range, the pool lies within it. */
const pools: fc.Arbitrary<Pool> = fc
  .record({
    shares: fc.integer({ min: 1, max: 60 }),
    min: fc.integer({ min: 1, max: 500 }),
    range: fc.integer({ min: 0, max: 3_000 }),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ shares, min, range, fill }) => ({
    shares,
    min: cents(min),
    max: cents(min + range),
    pool: cents(shares * min + Math.floor(shares * range * fill)),
  }));

test(`over ${SEEDS} seeds the shares sum to the pool exactly and keep their range`, () => {
  fc.assert(
    fc.property(pools, fc.nat(), (pool, counter) => {
      const shares = splitPool(testDraw('any', counter), pool);
      return (
        shares.length === pool.shares &&
        sum(shares) === pool.pool &&
        shares.every((share) => share >= pool.min && share <= pool.max && share % 100n === 0n)
      );
    }),
    { numRuns: SEEDS, seed: 21 },
  );
});

test('pools at the bounds have one split', () => {
  const bounds = { shares: 7, min: cents(10), max: cents(90) };
  expect(splitPool(testDraw('low', 0), { ...bounds, pool: cents(70) })).toEqual(new Array(7).fill(cents(10)));
  expect(splitPool(testDraw('high', 0), { ...bounds, pool: cents(630) })).toEqual(
    new Array(7).fill(cents(90)),
  );
  expect(splitPool(testDraw('one', 0), { ...bounds, shares: 1, pool: cents(42) })).toEqual([cents(42)]);
});

test('a small pool: every split is equally likely', () => {
  const pool = { shares: 3, min: cents(1), max: cents(4), pool: cents(6) };
  const counts = new Map<string, number>();
  const DRAWS = 10_000;
  for (let at = 0; at < DRAWS; at += 1) {
    const key = splitPool(testDraw('small', at), pool).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Three hundredths above the least among three shares: (3,0,0) in 3 orders, (2,1,0) in 6, (1,1,1).
  expect(counts.size).toBe(10);
  const spread = [...counts.values()].reduce((total, count) => total + (count - 1_000) ** 2 / 1_000, 0);
  expect(spread).toBeLessThan(29.7); // quantile 0.9995 with 9 degrees of freedom
});

test('the mean of a share does not depend on its place', () => {
  const pool = { shares: 20, min: cents(10), max: cents(1_200), pool: cents(10_000) };
  const DRAWS = 3_000;
  const totals = new Array<number>(pool.shares).fill(0);
  let squares = 0;
  for (let at = 0; at < DRAWS; at += 1) {
    for (const [place, share] of splitPool(testDraw('place', at), pool).entries()) {
      const value = Number(share / 100n);
      totals[place]! += value;
      squares += (value - 500) ** 2;
    }
  }
  const deviation = Math.sqrt(squares / (DRAWS * pool.shares - 1) / DRAWS);
  for (const total of totals) expect(Math.abs(total / DRAWS - 500)).toBeLessThan(4 * deviation);
  expect(totals.reduce((all, total) => all + total, 0)).toBe(DRAWS * 10_000);
});

test('the published packets: 1 000 shares of 0.10 to 20.00, 5.00 on average', () => {
  const shares = splitPool(testDraw('weekend', 0), termsOf('packets'));
  expect(shares).toHaveLength(1_000);
  expect(sum(shares)).toBe(50_000_000n);
  expect(new Set(shares).size).toBeGreaterThan(300);
});

test('a nearly full pool of 1 000 shares is split too', () => {
  const pool = { shares: 1_000, min: cents(10), max: cents(500), pool: cents(499_000) };
  const shares = splitPool(testDraw('full', 0), pool);
  expect(sum(shares)).toBe(pool.pool);
  expect(shares.every((share) => share <= pool.max)).toBe(true);
});
