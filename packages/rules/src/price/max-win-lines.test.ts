import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, maxWinOf, oddsOf, parseContent, playItem } from '../all-rules.ts';
import type { Content } from '../content/parse.ts';
import { classSpaceOf } from '../testing/class-space.ts';
import type { Odds } from './odds.ts';
import { payoutOf } from './payout.ts';
import { demoPricing } from './pricing.ts';

const lineStake = 20_000n;

function mostBy(id: string, content: Content, odds: Odds): bigint {
  const parsed = parseContent(id, content);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return maxWinOf(parsed.value, lineStake, odds);
}

/** The maximum over every class of draws. */
function mostOver(id: string, content: Content, odds: Odds): bigint {
  const item = playItem(id);
  const space = item && classSpaceOf(item, content);
  const compiled = compile(id, content);
  if (space === undefined || !compiled.ok) throw new Error(`${id} has no draw classes`);
  let most = 0n;
  for (const [draw] of space()) {
    const paid = payoutOf(compiled.value.settle(draw), lineStake, odds);
    if (paid > most) most = paid;
  }
  return most;
}

/** Lines over few numbers, so that they overlap and every class of draws can be tried. */
const arbLines = (pick: number, of: number, extra: number, extraOf: number): fc.Arbitrary<string> =>
  fc
    .uniqueArray(
      fc
        .tuple(
          fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: pick, maxLength: pick }),
          fc.uniqueArray(fc.integer({ min: 1, max: extraOf }), { minLength: extra, maxLength: extra }),
        )
        .map(([main, more]) => [...main.sort((a, b) => a - b), ...more.sort((a, b) => a - b)].join()),
      { minLength: 2, maxLength: 5 },
    )
    .map((lines) => lines.join('|'));

const lotteries = [
  { id: 'uklotto.single', lines: arbLines(6, 9, 0, 1) },
  { id: 'ssq.single', lines: arbLines(6, 9, 1, 3) },
  { id: 'dlt.single', lines: arbLines(5, 8, 2, 4) },
  { id: 'euromillions.single', lines: arbLines(5, 8, 2, 4) },
  { id: 'kl8.any3.single', lines: arbLines(3, 11, 0, 1) },
  { id: 'kl8.any7.single', lines: arbLines(7, 11, 0, 1) },
];

/** Odds by tier in any order, e.g. a low first prize, or tiers that pay more for fewer hits. */
const arbOdds = (id: string): fc.Arbitrary<Odds> => {
  const keys = Object.keys(oddsOf(id, demoPricing, 0));
  return fc
    .array(fc.bigInt({ min: 0n, max: 90_000n }), { minLength: keys.length, maxLength: keys.length })
    .map((odds) => Object.fromEntries(keys.map((key, index) => [key, odds[index] ?? 0n])));
};

describe('the largest win of single-entry lines', () => {
  test.each(lotteries)(
    '[L9] $id: equals the payout of the best class of draws, at any odds',
    ({ id, lines }) => {
      fc.assert(
        fc.property(
          lines,
          fc.oneof(arbOdds(id), fc.constant(oddsOf(id, demoPricing, 0))),
          (content, odds) => mostBy(id, content, odds) === mostOver(id, content, odds),
        ),
        { numRuns: 8, seed: 12 },
      );
    },
  );

  test('[L9] KL8 lines of 24 numbers: at most ten of twelve pairs can be drawn', () => {
    const pairs = Array.from({ length: 12 }, (_, i) => `${2 * i + 1},${2 * i + 2}`).join('|');
    expect(mostBy('kl8.any2.single', pairs, { hit2: 10_000n })).toBe(200_000n);
  });

  test('[L9] KL8 lines of thirty numbers: two lines are fully drawn, the third wins hit0', () => {
    const tens = [1, 11, 21].map((from) => Array.from({ length: 10 }, (_, i) => from + i).join()).join('|');
    const odds = oddsOf('kl8.any10.single', demoPricing, 0);
    const { hit10 = 0n, hit0 = 0n } = odds;
    expect(mostBy('kl8.any10.single', tens, odds)).toBe(2n * (2n * hit10 + hit0));
  });

  test('[L9] UK Lotto: one line wins the first prize, and the bonus limits the second prizes', () => {
    const lines = ['1,2,3,4,5,6', '1,2,3,4,5,7', '2,3,4,5,6,7', '1,2,3,4,5,8', '11,12,13,14,15,16'].join('|');
    const odds = oddsOf('uklotto.single', demoPricing, 0);
    const at = (key: string): bigint => 2n * (odds[key] ?? 0n);
    expect(mostBy('uklotto.single', lines, odds)).toBe(at('6') + 2n * at('5+b') + at('5'));
  });
});
