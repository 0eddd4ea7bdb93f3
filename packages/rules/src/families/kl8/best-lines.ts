import { linesIn, type Picks } from '../../content/parsed.ts';
import { bestDraw } from '../../play/best-draw.ts';
import { larger, type Prize } from '../../play/play.ts';

/** The numbers of a draw. */
const drum = { of: 80, main: 20, extra: 0 } as const;

/** Up to this many lines, the best draw is searched for. */
const searchedMax = 30;

/**
 * The largest total win of single-entry lines. It is exact when all lines together use at most twenty numbers and more hits
 * pay more, or when the search for the best draw ends within its budget. Finding the best twenty numbers for many lines is
 * infeasible (it includes the densest-subgraph problem), so the result is then an upper bound: every line wins its best
 * prize, and all lines together have no more hits than the twenty most used numbers allow.
 */
export const bestOfTwenty =
  (size: number, paying: readonly number[]) =>
  (picks: Picks, prize: Prize): bigint => {
    const { count, values } = linesIn(picks);
    const bound = boundOf(picks, size, paying, prize);
    if (bound.exact || count > searchedMax) return bound.upper;
    const byHits = Array.from({ length: size + 1 }, (_, hits) => {
      const tier = paying.indexOf(hits);
      return tier < 0 ? 0n : prize(tier);
    });
    const { upper } = bestDraw({
      drums: [drum],
      lines: Array.from({ length: count }, (_, i) => [Array.from(values.subarray(i * size, (i + 1) * size))]),
      prize: (hits) => byHits[hits] ?? 0n,
    });
    return upper < bound.upper ? upper : bound.upper;
  };

function boundOf(
  picks: Picks,
  size: number,
  paying: readonly number[],
  prize: Prize,
): { upper: bigint; exact: boolean } {
  const { count, values } = linesIn(picks);
  const used = new Array<number>(drum.of + 1).fill(0);
  for (const value of values) used[value] = (used[value] ?? 0) + 1;
  const best = paying.reduce((most, _, index) => larger(most, prize(index)), 0n);
  const everyLine = BigInt(count) * best;
  const hitsAtMost = used
    .toSorted((a, b) => b - a)
    .slice(0, drum.main)
    .reduce((sum, times) => sum + times, 0);
  if (hitsAtMost === count * size) return { upper: everyLine, exact: best === prize(0) };
  // The most valuable use of hits, per hit in a common denominator, apart from the tier that needs no hits.
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
  return { upper: bounded < everyLine ? bounded : everyLine, exact: false };
}
