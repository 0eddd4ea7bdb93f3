import { addDays } from '@tessera/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { units } from '../../../components/reward-figures/index.ts';
import { bucketsOf, labelsOf } from './buckets.ts';
import type { DaySums } from './sums.ts';

/** Days from `first` on with these stakes, in whole units. */
const daysFrom = (first: string, stakes: readonly number[]): DaySums[] =>
  stakes.map((stake, place) => ({
    day: addDays(first, place),
    stake: `${stake}.0000`,
    payout: `${stake * 2}.5000`,
    net: `-${stake}.2500`,
    rebate: '0.0000',
    rewards: '0.0000',
    deposits: '0.0000',
    withdrawals: '0.0000',
  }));

test.each([
  [7, 'day', 7],
  [31, 'day', 31],
  [32, 'week', 6],
  [126, 'week', 19],
  [127, 'month', 5],
  [366, 'month', 13],
] as const)('[R2.8] %i days are bars by %s: %i of them', (length, unit, bars) => {
  const found = bucketsOf(daysFrom('2026-07-05', Array(length).fill(1)));
  expect([found.unit, found.buckets.length]).toEqual([unit, bars]);
});

test('[R2.8] weeks begin on Monday, also across a year', () => {
  const { buckets } = bucketsOf(daysFrom('2026-12-26', Array(40).fill(1)));
  expect(buckets.slice(0, 3).map(({ from, to }) => [from, to])).toEqual([
    ['2026-12-26', '2026-12-27'],
    ['2026-12-28', '2027-01-03'],
    ['2027-01-04', '2027-01-10'],
  ]);
});

test('[R2.8] bars lose no day and no unit of money', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 366 }), (stakes) => {
      const days = daysFrom('2026-02-13', stakes);
      const { buckets } = bucketsOf(days);
      for (const name of ['stake', 'payout', 'net'] as const) {
        const whole = days.reduce((total, day) => total + units(day[name]), 0n);
        expect(buckets.reduce((total, bucket) => total + bucket[name], 0n)).toBe(whole);
      }
      expect(buckets[0]?.from).toBe(days[0]?.day);
      expect(buckets.at(-1)?.to).toBe(days.at(-1)?.day);
    }),
  ));

test('[R2.8] a label names its month when it is new; the newest day always has one', () => {
  const { buckets, unit } = bucketsOf(daysFrom('2026-11-28', Array(7).fill(1)));
  expect(labelsOf(buckets, unit, 10).map(({ text }) => text)).toEqual([
    '11-28',
    '29',
    '30',
    '12-01',
    '02',
    '03',
    '04',
  ]);
  expect(labelsOf(buckets, unit, 3)).toEqual([
    { place: 0, text: '11-28' },
    { place: 3, text: '12-01' },
    { place: 6, text: '04' },
  ]);
});

test('[R2.8] months show their year at the first and in January', () => {
  const { buckets, unit } = bucketsOf(daysFrom('2026-09-01', Array(150).fill(1)));
  expect(labelsOf(buckets, unit, 12).map(({ text }) => text)).toEqual([
    '2026-09',
    '10',
    '11',
    '12',
    '2027-01',
  ]);
});
