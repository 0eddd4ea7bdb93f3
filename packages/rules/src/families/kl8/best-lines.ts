import { linesIn, type Picks } from '../../content/parsed.ts';
import { larger, type Prize } from '../../play/play.ts';

/**
 * The most that lines of single entry can win. Exact when all lines together use no more than twenty numbers and hitting
 * more pays more. Finding the best twenty of many more numbers is beyond reach, so then it is a bound that the real
 * maximum never exceeds: every line at its best, and no more hits in all than the twenty most used numbers can give.
 */
export const bestOfTwenty =
  (size: number, paying: readonly number[]) =>
  (picks: Picks, prize: Prize): bigint => {
    const { count, values } = linesIn(picks);
    const used = new Array<number>(81).fill(0);
    for (const value of values) used[value] = (used[value] ?? 0) + 1;
    const best = paying.reduce((most, _, index) => larger(most, prize(index)), 0n);
    const everyLine = BigInt(count) * best;
    const hitsAtMost = used
      .toSorted((a, b) => b - a)
      .slice(0, 20)
      .reduce((sum, times) => sum + times, 0);
    if (hitsAtMost === count * size) return everyLine;
    // Per hit, in a common denominator: the dearest way to spend hits, besides the tier that needs none.
    const withoutHits = paying.reduce(
      (most, found, index) => (found === 0 ? larger(most, prize(index)) : most),
      0n,
    );
    const byHits = paying.reduce(
      (most, found, index) =>
        found === 0 ? most : larger(most, (BigInt(hitsAtMost) * prize(index)) / BigInt(found)),
      0n,
    );
    const bounded = byHits + BigInt(count) * withoutHits;
    return bounded < everyLine ? bounded : everyLine;
  };
