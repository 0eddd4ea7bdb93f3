import { linesIn, type Picks, setAt } from '../content/parsed.ts';
import { choose, chooseBig } from '../math/choose.ts';
import { memo } from '../math/memo.ts';
import { larger, type Play, type Prize, type Tally, type Tier, worth } from './play.ts';

/** How the numbers of a content form unit bets: choices from one set, bankers with drags, or lines. */
export type Entry = 'multi' | 'banker' | 'lines';

/** Unit bets of `size` different numbers, decided by how many of them are drawn. */
export interface HitSpec<D> {
  readonly size: number;
  /** Numbers that count as drawn, all different, out of 1 to `of`. */
  readonly read: (draw: D) => readonly number[];
  /** At most this many numbers count as drawn. */
  readonly drawn: number;
  readonly of: number;
  /** Tiers by exact number of hits. */
  readonly tiers: readonly { readonly tier: string; readonly hits: number }[];
  /** Odds of the tiers, if they differ from those of a draw without repeats. */
  readonly odds?: () => readonly Tier[];
  /** The largest total win of lines; required for the entry `lines` only. */
  readonly bestLines?: (picks: Picks, prize: Prize) => bigint;
}

/** The play of a hit item for one entry. */
export function hits<D>(spec: HitSpec<D>, entry: Entry): Play<D> {
  const tiers = spec.odds ?? memo(() => hitTiers(spec));
  if (entry === 'lines') return hitLines(spec, tiers);
  const zone = (picks: Picks) =>
    entry === 'multi'
      ? { bankers: [], drags: setAt(picks, 0) }
      : { bankers: setAt(picks, 0), drags: setAt(picks, 1) };
  const tallyHits = (
    bankers: number,
    bankerHits: number,
    drags: number,
    dragHits: number,
    tally: Tally,
  ): void => {
    for (const [index, tier] of spec.tiers.entries()) {
      const fromDrags = tier.hits - bankerHits;
      const ways = choose(dragHits, fromDrags) * choose(drags - dragHits, spec.size - bankers - fromDrags);
      if (ways > 0) tally[index] = (tally[index] ?? 0) + ways;
    }
  };
  return {
    tiers,
    count(picks) {
      const { bankers, drags } = zone(picks);
      return choose(drags.length, spec.size - bankers.length);
    },
    judge(picks) {
      const { bankers, drags } = zone(picks);
      const marks = new Uint8Array(spec.of + 1);
      return (draw, tally) => {
        const drawn = spec.read(draw);
        for (const number of drawn) marks[number] = 1;
        tallyHits(bankers.length, hitsIn(bankers, marks), drags.length, hitsIn(drags, marks), tally);
        for (const number of drawn) marks[number] = 0;
      };
    },
    best(picks, prize) {
      const { bankers, drags } = zone(picks);
      const others = spec.of - bankers.length - drags.length;
      let best = 0n;
      for (let bankerHits = 0; bankerHits <= bankers.length; bankerHits++) {
        for (let dragHits = 0; dragHits <= drags.length && bankerHits + dragHits <= spec.drawn; dragHits++) {
          if (spec.drawn - bankerHits - dragHits > others) continue;
          const tally = spec.tiers.map(() => 0);
          tallyHits(bankers.length, bankerHits, drags.length, dragHits, tally);
          best = larger(best, worth(tally, prize));
        }
      }
      return best;
    },
  };
}

function hitLines<D>(spec: HitSpec<D>, tiers: () => readonly Tier[]): Play<D> {
  const tierOfHits = Array.from({ length: spec.size + 1 }, (_, count) =>
    spec.tiers.findIndex(({ hits: need }) => need === count),
  );
  return {
    tiers,
    count: (picks) => linesIn(picks).count,
    judge(picks) {
      const { count, values } = linesIn(picks);
      const marks = new Uint8Array(spec.of + 1);
      return (draw, tally) => {
        const drawn = spec.read(draw);
        for (const number of drawn) marks[number] = 1;
        for (let at = 0; at < count * spec.size; at += spec.size) {
          let found = 0;
          for (let i = at; i < at + spec.size; i++) found += marks[values[i] ?? 0] ?? 0;
          const tier = tierOfHits[found] ?? -1;
          if (tier >= 0) tally[tier] = (tally[tier] ?? 0) + 1;
        }
        for (const number of drawn) marks[number] = 0;
      };
    },
    best: (picks, prize) => (spec.bestLines ?? oneLine)(picks, prize),
  };
}

/** For lines of which a draw can make only one win, in the only tier. */
export const oneLine = (_picks: Picks, prize: Prize): bigint => prize(0);

/** How many of the numbers are marked. */
function hitsIn(numbers: readonly number[], marks: Uint8Array): number {
  let found = 0;
  for (const number of numbers) found += marks[number] ?? 0;
  return found;
}

function hitTiers<D>({ size, drawn, of, tiers }: HitSpec<D>): readonly Tier[] {
  const total = chooseBig(of, drawn);
  return tiers.map(({ tier, hits: found }) => ({
    tier,
    kind: 'unit',
    wins: chooseBig(size, found) * chooseBig(of - size, drawn - found),
    total,
  }));
}
