import type { Picks } from '../content/parsed.ts';
import { arrangements } from '../math/choose.ts';
import { masksOf } from './direct.ts';
import { type Play, winTier } from './play.ts';

/**
 * Direct, multiple, for draws of different numbers: one set per position. A unit bet takes one pick per position, all picks
 * different. Numbers are 1 to `of`, at most 30.
 */
export function directDifferent(positions: number, of: number): Play<readonly number[]> {
  return {
    tiers: () => winTier(1n, arrangements(of, positions)),
    count: (picks) => differentWays(picks, of),
    judge(picks) {
      const masks = masksOf(picks);
      return (drawn, tally) => {
        for (const [i, mask] of masks.entries()) if (((mask >> (drawn[i] ?? 31)) & 1) === 0) return;
        tally[0] = (tally[0] ?? 0) + 1;
      };
    },
    best: (_picks, prize) => prize(0),
  };
}

/** Ways to assign different numbers to all positions. Processes one number at a time over the sets of filled positions. */
function differentWays({ sets }: Picks, of: number): number {
  const all = 1 << sets.length;
  const ways = new Float64Array(all);
  ways[0] = 1;
  for (let number = 1; number <= of; number++) {
    const places = sets.flatMap((set, position) => (set.includes(number) ? [1 << position] : []));
    for (let filled = all - 1; filled >= 0; filled--) {
      const before = ways[filled] ?? 0;
      if (before === 0) continue;
      for (const place of places)
        if ((filled & place) === 0) ways[filled | place] = (ways[filled | place] ?? 0) + before;
    }
  }
  return ways[all - 1] ?? 0;
}
