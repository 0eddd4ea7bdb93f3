import { setAt } from '../content/parsed.ts';
import { bestOver, type Play, type Tier } from './play.ts';

/** Plays where a pick stands for a group of unit bets: `lines[value]` of them. `tierOf` gives the tier of the drawn line. */
export interface MeasuredSpec {
  /** Sum, span or the like of the drawn values. */
  readonly measure: (drawn: readonly number[]) => number;
  /** Number of unit bets of a pick, by its value. */
  readonly lines: readonly number[];
  readonly tiers: () => readonly Tier[];
  /** Tier index of the drawn values, or -1 when they are not a unit bet of the item. */
  readonly tierOf: (drawn: readonly number[]) => number;
  /** Representative draws, one per way to win. */
  readonly representatives: () => Iterable<readonly number[]>;
}

/** A pick bets on all lines with the same measure (a sum, a span); the drawn line is the one that wins. */
export function measured(spec: MeasuredSpec): Play<readonly number[]> {
  const play: Play<readonly number[]> = {
    tiers: spec.tiers,
    count: (picks) => setAt(picks, 0).reduce((sum, value) => sum + (spec.lines[value] ?? 0), 0),
    judge(picks) {
      const chosen = new Uint8Array(spec.lines.length);
      for (const value of setAt(picks, 0)) chosen[value] = 1;
      return (drawn, tally) => {
        if (chosen[spec.measure(drawn)] !== 1) return;
        const tier = spec.tierOf(drawn);
        if (tier >= 0) tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best: (picks, prize) => bestOver(spec.representatives(), play.judge(picks), spec.tiers().length, prize),
  };
  return play;
}
