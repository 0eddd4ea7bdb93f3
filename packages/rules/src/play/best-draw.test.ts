import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subsets } from '../math/choose.ts';
import { bestDraw, type DrawSearch } from './best-draw.ts';

/** The maximum over all draws by brute force. */
function mostOf({ drums, lines, prize }: DrawSearch): bigint {
  const numbers = (of: number): readonly number[] => Array.from({ length: of }, (_, index) => index + 1);
  const halves = drums.map(({ of, main, extra }) =>
    subsets(numbers(of), main).flatMap((drawn) =>
      subsets(
        numbers(of).filter((number) => !drawn.includes(number)),
        extra,
      ).map((bonus) => ({ drawn, bonus })),
    ),
  );
  const draws = halves.reduce<readonly (readonly { drawn: readonly number[]; bonus: readonly number[] }[])[]>(
    (all, half) => all.flatMap((draw) => half.map((part) => [...draw, part])),
    [[]],
  );
  const paid = draws.map((draw) =>
    lines.reduce((sum, line) => {
      const hits = (part: 'drawn' | 'bonus'): number =>
        line.reduce(
          (found, its, drum) => found + its.filter((number) => draw[drum]?.[part].includes(number)).length,
          0,
        );
      return sum + prize(hits('drawn'), hits('bonus'), 0);
    }, 0n),
  );
  return paid.reduce((a, b) => (a > b ? a : b), 0n);
}

const arbLines = (drums: readonly { of: number; pick: number }[]) =>
  fc.array(
    fc.tuple(
      ...drums.map(({ of, pick }) =>
        fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: pick, maxLength: pick }),
      ),
    ),
    { minLength: 1, maxLength: 7 },
  );

/** Prizes that need not grow with the hits; zero hits may pay too. */
const arbPrizes = fc
  .array(fc.bigInt({ min: 0n, max: 50n }), { minLength: 20, maxLength: 20 })
  .map((prizes) => (main: number, extra: number) => prizes[main * 4 + extra] ?? 0n);

describe('the best draw for lines', () => {
  test.each([
    ['one drum', [{ of: 9, pick: 3, main: 4, extra: 0 }]],
    ['one drum with a bonus', [{ of: 8, pick: 3, main: 3, extra: 1 }]],
    ['a drum so full that lines must be hit', [{ of: 5, pick: 3, main: 3, extra: 0 }]],
    [
      'two drums',
      [
        { of: 7, pick: 3, main: 3, extra: 0 },
        { of: 5, pick: 2, main: 0, extra: 2 },
      ],
    ],
  ])('%s: the search equals brute force over all draws', (_name, drums) => {
    fc.assert(
      fc.property(arbLines(drums), arbPrizes, (lines, prize) => {
        const search = { drums, lines, prize };
        const { upper, exact } = bestDraw(search);
        return exact && upper === mostOf(search);
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  test('with too many lines to search, the bound does not exceed the best prizes of all lines', () => {
    const lines = Array.from({ length: 60 }, (_, i) => [
      Array.from({ length: 10 }, (_unused, j) => 1 + ((i * 7 + j * (3 + (i % 11)) * 2 + j) % 79)),
    ]).map(([numbers = []]) => [[...new Set(numbers)]]);
    const { upper, exact } = bestDraw({
      drums: [{ of: 80, main: 20, extra: 0 }],
      lines,
      prize: (main) => [5n, 0n, 0n, 0n, 0n, 1n, 2n, 10n, 100n, 1000n, 10_000n][main] ?? 0n,
    });
    expect(exact).toBe(false);
    expect(upper).toBeLessThanOrEqual(600_000n);
  });
});
