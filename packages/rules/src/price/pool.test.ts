import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividePool, type PrizeScheme } from './pool.ts';

const scheme: PrizeScheme = {
  tiers: { first: { sharePpm: 750_000 }, second: { sharePpm: 250_000 }, third: { fixed: 30_000_000n } },
};

describe('a prize pool', () => {
  test('shares are divided by the winning lines, fixed prizes stay unchanged', () => {
    expect(dividePool(scheme, 1_000_000n, { first: 2n, second: 3n, third: 5n })).toEqual({
      prizes: { first: 375_000n, second: 83_333n, third: 30_000_000n },
      rollover: 1n,
    });
  });

  test('a jackpot without a winner rolls over', () => {
    expect(dividePool(scheme, 1_000_000n, { second: 1n })).toEqual({
      prizes: { second: 250_000n },
      rollover: 750_000n,
    });
  });

  test('[L9] paid shares plus the rollover equal the pool', () => {
    const arbLines = fc.bigInt({ min: 0n, max: 1000n });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), arbLines, arbLines, (pool, first, second) => {
        const { prizes, rollover } = dividePool(scheme, pool, { first, second });
        return (prizes.first ?? 0n) * first + (prizes.second ?? 0n) * second + rollover === pool;
      }),
    );
  });

  test('shares that exceed the pool throw', () => {
    expect(() =>
      dividePool({ ...scheme, tiers: { a: { sharePpm: 600_000 }, b: { sharePpm: 600_000 } } }, 1n, {}),
    ).toThrow(RangeError);
  });
});
