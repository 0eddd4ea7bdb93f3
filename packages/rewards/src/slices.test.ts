import { type Amount, amountOf } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullSlices, nextSlice, slicesDue } from './slices.ts';

const money = (min: bigint, max: bigint) => fc.bigInt(min, max).map(amountOf);
const bonus = money(1n, 10_000_000_000n);
const required = money(1n, 100_000_000_000n);
const a = amountOf;

test('30.00 for 300.00 of stake pays 3.00 at each 30.00', () => {
  const due = [0n, 299_999n, 300_000n, 599_999n, 600_000n, 2_999_999n, 3_000_000n, 9_000_000n].map(
    (progress) => slicesDue(a(300_000n), a(3_000_000n), a(progress)),
  );
  expect(due).toEqual([0n, 0n, 30_000n, 30_000n, 60_000n, 270_000n, 300_000n, 300_000n]);
});

test('what is due never falls, starts at nothing and ends at the whole bonus', () => {
  fc.assert(
    fc.property(
      bonus,
      required,
      fc.bigInt(0n, 1_000_000n),
      fc.bigInt(0n, 1_000_000n),
      (amount, need, x, y) => {
        const [less, more] = [x < y ? x : y, x < y ? y : x].map((ppm) => a((need * ppm) / 1_000_000n)) as [
          Amount,
          Amount,
        ];
        expect(slicesDue(amount, need, less) <= slicesDue(amount, need, more)).toBe(true);
        expect(slicesDue(amount, need, a(0n))).toBe(0n);
        expect(slicesDue(amount, need, need)).toBe(amount);
        expect(slicesDue(amount, need, a(need - 1n)) < amount).toBe(true);
      },
    ),
  );
});

test('paid step by step, the slices sum to the bonus; nine are equal and the last takes the remainder', () => {
  fc.assert(
    fc.property(bonus, money(10n, 100_000_000_000n), (amount, need) => {
      const paid: bigint[] = [];
      let progress = a(0n);
      for (let next = nextSlice(amount, need, progress); next; next = nextSlice(amount, need, progress)) {
        expect(slicesDue(amount, need, a(next.at - 1n))).toBe(slicesDue(amount, need, progress));
        paid.push(next.pays);
        progress = next.at;
      }
      expect(paid).toHaveLength(10);
      expect(new Set(paid.slice(0, 9)).size).toBe(1);
      expect(paid.reduce((sum, slice) => sum + slice, 0n)).toBe(amount);
      expect(paid[9]! >= paid[0]!).toBe(true);
      expect(progress).toBe(need);
    }),
  );
});

test('a requirement of nothing is refused, a progress below zero counts as none', () => {
  expect(() => fullSlices(a(0n), a(0n))).toThrow(RangeError);
  expect(fullSlices(a(10n), a(-5n))).toBe(0);
});
