import { keySet } from '../content/key-set.ts';
import { lineKeys } from '../content/line-keys.ts';
import { linesIn } from '../content/parsed.ts';
import type { LinesField } from '../content/shape.ts';
import { larger, type Play, type Tier } from './play.ts';

/**
 * Single entry on a window: the drawn values equal a line, position by position or in any order, depending on the field.
 * `tierOf` gives the tier by the form of the line (its number of different tokens); without it there is one tier.
 */
export function singleLines(
  field: Omit<LinesField, 'kind' | 'key'>,
  tiers: () => readonly Tier[],
  tierOf: (different: number) => number = () => 0,
): Play<readonly number[]> {
  const keys = lineKeys(field);
  const { length } = field;
  const different = field.order === 'unordered-different';
  return {
    tiers,
    count: (picks) => linesIn(picks).count,
    judge(picks) {
      const lines = linesIn(picks);
      const known = keySet(keys.space, lines.count);
      for (let i = 0; i < lines.count; i++) known.add(keys.keyOf(lines.values, i * length));
      const drawn = new Uint8Array(length);
      return (values, tally) => {
        for (let i = 0; i < length; i++) drawn[i] = values[i] ?? 0;
        keys.normalise(drawn, 0);
        if ((different && repeats(drawn)) || !known.has(keys.keyOf(drawn, 0))) return;
        const tier = tierOf(new Set(drawn).size);
        tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best(picks, prize) {
      const lines = linesIn(picks);
      let best = 0n;
      const seen = new Set<number>();
      for (let i = 0; i < lines.count && seen.size < tiers().length; i++) {
        const tier = tierOf(new Set(lines.values.subarray(i * length, (i + 1) * length)).size);
        if (!seen.has(tier)) best = larger(best, prize(tier));
        seen.add(tier);
      }
      return best;
    },
  };
}

/** Whether sorted values contain a repeat. Ranks of combinations are not defined for repeats. */
function repeats(sorted: Uint8Array): boolean {
  for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) return true;
  return false;
}
