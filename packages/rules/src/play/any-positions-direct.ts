import { choose } from '../math/choose.ts';
import { masksOf } from './direct.ts';
import { type Play, winTier } from './play.ts';

/** Any-k direct, multiple: one unit bet per choice of `k` filled positions and of a digit at each; all must be drawn there. */
export function anyPositionsDirect(k: number): Play<readonly number[]> {
  return {
    tiers: () => winTier(1, 10n ** BigInt(k)),
    count({ sets }) {
      const waysOf = [1, ...new Array<number>(k).fill(0)];
      for (const { length } of sets) {
        for (let chosen = k; chosen > 0; chosen--)
          waysOf[chosen] = (waysOf[chosen] ?? 0) + (waysOf[chosen - 1] ?? 0) * length;
      }
      return waysOf[k] ?? 0;
    },
    judge(picks) {
      const masks = masksOf(picks);
      return (drawn, tally) => {
        let hits = 0;
        for (const [i, mask] of masks.entries()) hits += (mask >> (drawn[i] ?? 31)) & 1;
        if (hits >= k) tally[0] = (tally[0] ?? 0) + choose(hits, k);
      };
    },
    best: ({ sets }, prize) => BigInt(choose(sets.filter((set) => set.length > 0).length, k)) * prize(0),
  };
}
