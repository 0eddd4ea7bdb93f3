import { setAt } from '../../content/parsed.ts';
import { subsets } from '../../math/choose.ts';
import { memo } from '../../math/memo.ts';
import type { Play, Tier } from '../../play/play.ts';
import { sumOf, sumWeights } from '../digits/measures.ts';

/**
 * 特码包三: three different sums form one unit bet, which wins when the drawn sum is one of them. The odds depend on the
 * picks, so the kind is the number of winning draws out of 1000.
 */
export function threePack(): Play<readonly number[]> {
  const weights = sumWeights(3).map(Number);
  const winningDraws = (sums: readonly number[]): number =>
    sums.reduce((draws, sum) => draws + (weights[sum] ?? 0), 0);
  const kinds = memo(() =>
    [...new Set(subsets(Array.from(weights.keys()), 3).map(winningDraws))].sort((a, b) => a - b),
  );
  const tiers = memo((): readonly Tier[] =>
    kinds().map((draws) => ({ tier: 'win', kind: String(draws), wins: BigInt(draws), total: 1000n })),
  );
  const tierIndex = (sums: readonly number[]): number => kinds().indexOf(winningDraws(sums));
  return {
    tiers,
    count: () => 1,
    winnable: (picks) => [tierIndex(setAt(picks, 0))],
    judge(picks) {
      const sums = setAt(picks, 0);
      const tier = tierIndex(sums);
      return (drawn, tally) => {
        if (sums.includes(sumOf(drawn))) tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best: (picks, prize) => prize(tierIndex(setAt(picks, 0))),
  };
}
