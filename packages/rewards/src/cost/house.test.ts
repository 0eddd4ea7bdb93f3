import { type Amount, UNIT } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { termsOf } from '../testing/terms-of.ts';
import { houseCost, meaningOf } from './house.ts';

const units = (count: number): Amount => (BigInt(count) * UNIT) as Amount;
const month = { given: units(3_000), players: 100, stake: units(300_000), days: 30, draws: 0 };
const noBounds = { days: null, budget: null };

test('a bonus costs what is given less the edge on the stake that earns it', () => {
  const cost = houseCost(termsOf('deposit_match'), month, noBounds);
  // 3 000 × 10 × 2.5 % = 750.
  expect(cost).toEqual({
    given: units(3_000),
    margin: units(750),
    net: units(2_250),
    interval: null,
    sharePpm: 7_500n,
    perPlayer: units(30),
    isCapped: false,
  });
});

test('a longer offer gives more where it gives again, and a single gift does not grow', () => {
  const twice = { days: 60, budget: null };
  expect(houseCost(termsOf('daily_task'), month, twice)).toMatchObject({
    given: units(6_000),
    sharePpm: 10_000n,
  });
  expect(houseCost(termsOf('tasks'), month, twice)).toMatchObject({ given: units(3_000) });
});

test('the budget is the most that is given', () => {
  const capped = houseCost(termsOf('sign_in'), month, { days: 60, budget: units(5_000) });
  expect(capped).toMatchObject({ given: units(5_000), net: units(5_000), isCapped: true });
});

test('nothing staked and nobody reached divide by nothing', () => {
  const none = { ...month, given: units(0), players: 0, stake: units(0) };
  expect(houseCost(termsOf('race'), none, noBounds)).toMatchObject({ sharePpm: null, perPlayer: 0n });
  expect(() => houseCost(termsOf('race'), { ...none, days: 0 }, noBounds)).toThrow(RangeError);
});

test('the interval of a wheel is 1.96 deviations of its spins', () => {
  const terms = {
    ...termsOf('wheel'),
    size: 2,
    tiles: [
      { prize: units(0), count: 1 },
      { prize: units(2), count: 1 },
    ],
  };
  // One spin deviates by 1.00, so 10 000 of them by 100.00, around 10 000.00.
  const figures = { ...month, given: units(10_000), draws: 10_000 };
  expect(houseCost(terms, figures, noBounds).interval).toEqual([units(9_804), units(10_196)]);
  expect(houseCost(terms, figures, { days: null, budget: units(10_100) }).interval).toEqual([
    units(9_804),
    units(10_100),
  ]);
});

test('the shares of packets that are opened stay within what the pool and the bounds of a share leave', () => {
  const terms = { ...termsOf('packets'), pool: units(100), shares: 10, min: units(1), max: units(20) };
  const figures = { ...month, given: units(80), draws: 8 };
  expect(houseCost(terms, figures, noBounds).interval).toEqual([units(60), units(98)]);
  const all = { ...month, given: units(100), draws: 10 };
  expect(houseCost(terms, all, noBounds).interval).toEqual([units(100), units(100)]);
});

test('of one unit of a bonus the player keeps what the required stake does not cost', () => {
  expect(meaningOf({ times: 3 }, units(1))).toEqual({ required: units(3), cost: 750n, left: 9_250n });
});
