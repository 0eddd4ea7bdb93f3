import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgePpm } from './edge.ts';
import { chainFits, chainShares, rateBounds, TEAM_LEVELS } from './team.ts';

/** Rates of a chain of one to ten levels, the top first. */
const chain = fc
  .array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: TEAM_LEVELS })
  .map((rates) => rates.sort((one, other) => other - one));
const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);

describe('[R1] what a chain of uplines earns', () => {
  test('a chain of three levels above a player', () => {
    expect(chainShares([12_000, 9_500, 9_500, 4_000])).toEqual([2_500, 0, 5_500]);
    expect(chainShares([12_000])).toEqual([]);
  });

  test('10 000 random chains: the shares and the rate of the player are the rate at the top', () => {
    fc.assert(
      fc.property(chain, (rates) => {
        const shares = chainShares(rates);
        expect(shares).toHaveLength(rates.length - 1);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(sum(shares) + rates.at(-1)!).toBe(rates[0]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('a level in between changes who earns and not how much', () => {
    fc.assert(
      fc.property(chain, fc.nat(), fc.integer({ min: 0, max: 12_000 }), (rates, place, rate) => {
        const between = [...rates, rate].sort((one, other) => other - one);
        const least = Math.min(...rates);
        fc.pre(rate <= rates[0]! && rate >= least);
        expect(sum(chainShares(between))).toBe(sum(chainShares(rates)));
        // Without any one level between top and player.
        const without = rates.filter(
          (_, index) => index !== 1 + (place % rates.length) || index === rates.length - 1,
        );
        expect(sum(chainShares(without))).toBe(sum(chainShares(rates)));
      }),
    );
  });

  test('rates that rise on the way down, or are no whole ppm, are refused', () => {
    expect(() => chainShares([4_000, 4_001])).toThrow(RangeError);
    expect(() => chainShares([4_000, -1])).toThrow(RangeError);
    expect(() => chainShares([4_000.5, 4_000])).toThrow(RangeError);
  });
});

test('[R1] a chain fits an edge exactly up to it', () => {
  fc.assert(
    fc.property(chain, fc.nat(75_000), fc.nat(4_000), (rates, rebate, waterBack) => {
      const all = rebate + waterBack + rates[0]! - rates.at(-1)!;
      expect(chainFits(edgePpm(all), { rebate, rates, waterBack })).toBe(true);
      expect(chainFits(edgePpm(all - 1), { rebate, rates, waterBack })).toBe(false);
      expect(chainFits({ num: BigInt(all) * 7n - 1n, den: 7_000_000n }, { rebate, rates, waterBack })).toBe(
        false,
      );
    }),
    { numRuns: 10_000 },
  );
});

test('[R2] a rate lies between those of the members below and that of the upline', () => {
  expect(rateBounds([9_000], [])).toEqual({ min: 0, max: 9_000 });
  expect(rateBounds([9_000, 7_000], [2_000, 3_000, 1_000])).toEqual({ min: 3_000, max: 7_000 });
  fc.assert(
    fc.property(chain, fc.integer({ min: 1, max: TEAM_LEVELS - 2 }), (rates, at) => {
      fc.pre(at < rates.length - 1);
      const { min, max } = rateBounds([rates[at - 1]!], [rates[at + 1]!]);
      for (const rate of [min, max]) {
        const changed = rates.with(at, rate);
        expect(() => chainShares(changed)).not.toThrow();
      }
      expect(() => chainShares(rates.with(at, max + 1))).toThrow(RangeError);
      if (min > 0) expect(() => chainShares(rates.with(at, min - 1))).toThrow(RangeError);
    }),
  );
});
