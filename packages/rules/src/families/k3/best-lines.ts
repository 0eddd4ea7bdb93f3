import { linesIn, type Picks } from '../../content/parsed.ts';
import { subsets } from '../../math/choose.ts';
import type { Prize } from '../../play/play.ts';

/** The payout of the most lines of `size` different faces that one throw can win. */
export const bestDifferentDice =
  (size: 2 | 3) =>
  (picks: Picks, prize: Prize): bigint => {
    const { count, values } = linesIn(picks);
    const lines = Array.from({ length: count }, (_, i) => values.subarray(i * size, (i + 1) * size));
    const held = subsets([1, 2, 3, 4, 5, 6], 3).map(
      (shown) => lines.filter((line) => line.every((face) => shown.includes(face))).length,
    );
    return BigInt(Math.max(...held)) * prize(0);
  };
