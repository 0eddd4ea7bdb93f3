import type { Picks } from '../content/parsed.ts';
import { type Play, winTier } from './play.ts';

/**
 * Direct, multiple: one set per position; each drawn value must be picked at its position.
 * Digits may repeat across positions, so the count is the product of the set sizes.
 */
export function directMulti(positions: number, symbols = 10): Play<readonly number[]> {
  return {
    tiers: () => winTier(1, BigInt(symbols) ** BigInt(positions)),
    count: ({ sets }) => sets.reduce((product, set) => product * set.length, 1),
    judge(picks) {
      const masks = masksOf(picks);
      return (drawn, tally) => {
        for (let i = 0; i < positions; i++) if ((((masks[i] ?? 0) >> (drawn[i] ?? 31)) & 1) === 0) return;
        tally[0] = (tally[0] ?? 0) + 1;
      };
    },
    best: (_picks, prize) => prize(0),
  };
}

/**
 * Combination: every full line also plays its last n-1, ..., 1 positions as separate unit bets (tiers `star<n>` to
 * `star1`, cumulative). Shorter stars count once per full line.
 */
export function combo(positions: number): Play<readonly number[]> {
  const full = directMulti(positions);
  return {
    tiers: () =>
      Array.from({ length: positions }, (_, index) => {
        const star = positions - index;
        return { tier: `star${star}`, kind: `star${star}`, wins: 1n, total: 10n ** BigInt(star) };
      }),
    count: (picks) => positions * full.count(picks),
    judge(picks) {
      const masks = masksOf(picks);
      const linesPerEnding = endingWeights(picks, positions);
      return (drawn, tally) => {
        for (let i = positions - 1; i >= 0; i--) {
          if ((((masks[i] ?? 0) >> (drawn[i] ?? 31)) & 1) === 0) return;
          tally[i] = (tally[i] ?? 0) + (linesPerEnding[i] ?? 0);
        }
      };
    },
    best(picks, prize) {
      return endingWeights(picks, positions).reduce(
        (sum, lines, index) => sum + BigInt(lines) * prize(index),
        0n,
      );
    },
  };
}

/** At index i: how many full lines share the same picks from position i on. */
function endingWeights({ sets }: Picks, positions: number): readonly number[] {
  const weights: number[] = [];
  let product = 1;
  for (let i = 0; i < positions; i++) {
    weights.push(product);
    product *= sets[i]?.length ?? 0;
  }
  return weights;
}

/** Each set of small values as a bit mask. */
export function masksOf({ sets }: Picks): readonly number[] {
  return sets.map(maskOf);
}

/** A set of values 0 to 30 as a bit mask. */
export function maskOf(values: readonly number[]): number {
  return values.reduce((mask, value) => mask | (1 << value), 0);
}
