import { setAt } from '../../content/parsed.ts';
import { choose, chooseBig } from '../../math/choose.ts';
import { larger, type Play, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';

/** A partition of the 49 numbers. One group (the odd group) differs in size; all other groups have the same size. */
export interface Partition {
  readonly groups: number;
  /** Size of the odd group and of each other group. */
  readonly sizes: readonly [number, number];
  /** Index of the odd group in a year; the year is given by the index of its sign. */
  readonly oddGroup: (yearIndex: number) => number;
  readonly groupOf: (number: number, yearIndex: number) => number;
}

/** Signs of the zodiac: the year's own sign has five numbers, the others four. */
export const bySign: Partition = {
  groups: 12,
  sizes: [5, 4],
  oddGroup: (year) => year,
  groupOf: signIndexOf,
};

/** Last digits: 0 has four numbers, the others five. */
export const byTail: Partition = {
  groups: 10,
  sizes: [4, 5],
  oddGroup: () => 0,
  groupOf: (number) => number % 10,
};

/** Unit bets of `size` groups, decided by the groups that the drawn numbers belong to. */
export interface GroupHitSpec {
  readonly partition: Partition;
  readonly size: number;
  /** `in`: every group of the unit bet is drawn; `out`: no group is drawn. */
  readonly mode: 'in' | 'out';
  readonly read: (draw: LhcDraw) => readonly number[];
  /** How many drawn numbers are read. */
  readonly drawn: number;
  /** Kinds of unit bets with and without the odd group. */
  readonly kinds: readonly [string, string];
}

/** The play of linked signs or tails. */
export function groupHits({ partition, size, mode, read, drawn, kinds }: GroupHitSpec): Play<LhcDraw> {
  const tiers = (): readonly Tier[] =>
    kinds.map((kind, index) => {
      const [odd, other] = partition.sizes;
      const sizes = Array.from({ length: size }, (_, i) => (index === 0 && i === 0 ? odd : other));
      return {
        tier: 'win',
        kind,
        wins: mode === 'in' ? drawsHitting(sizes, drawn) : drawsMissing(sizes, drawn),
        total: chooseBig(49, drawn),
      };
    });
  return {
    tiers,
    count: (picks) => choose(setAt(picks, 0).length, size),
    judge(picks) {
      const chosen = setAt(picks, 0);
      return (draw, tally) => {
        const year = yearIndexOf(draw.year);
        let present = 0;
        for (const number of read(draw)) present |= 1 << partition.groupOf(number, year);
        const oddGroup = partition.oddGroup(year);
        let others = 0;
        let odd = 0;
        for (const group of chosen) {
          if (((present >> group) & 1) !== (mode === 'in' ? 1 : 0)) continue;
          if (group === oddGroup) odd = 1;
          else others++;
        }
        if (odd === 1) tally[0] = (tally[0] ?? 0) + choose(others, size - 1);
        tally[1] = (tally[1] ?? 0) + choose(others, size);
      };
    },
    best(picks, prize) {
      const chosen = setAt(picks, 0);
      const fixedOdd = partition.oddGroup(0) === partition.oddGroup(1);
      const oddChosen = fixedOdd ? chosen.includes(partition.oddGroup(0)) : true;
      const oddUnchosen = fixedOdd ? !oddChosen : chosen.length < partition.groups;
      // `most`: groups that can all be drawn, or all be missed. The drawn numbers belong to at least `needed` groups.
      const needed = drawn === 1 ? 1 : 2;
      const most =
        mode === 'in' ? Math.min(chosen.length, drawn) : Math.min(chosen.length, partition.groups - needed);
      const withOdd =
        BigInt(choose(most - 1, size - 1)) * prize(0) + BigInt(choose(most - 1, size)) * prize(1);
      const freeOthers = oddUnchosen ? most : Math.min(most, chosen.length - 1);
      const withoutOdd = BigInt(choose(freeOthers, size)) * prize(1);
      return oddChosen ? larger(withOdd, withoutOdd) : withoutOdd;
    },
  };
}

/** Draws of `drawn` numbers that contain a number of every group: inclusion-exclusion over the missed groups. */
function drawsHitting(sizes: readonly number[], drawn: number): bigint {
  let draws = 0n;
  for (let missed = 0; missed < 1 << sizes.length; missed++) {
    const without = sizes.filter((_, index) => (missed >> index) & 1);
    const term = drawsMissing(without, drawn);
    draws += without.length % 2 === 0 ? term : -term;
  }
  return draws;
}

function drawsMissing(sizes: readonly number[], drawn: number): bigint {
  return chooseBig(49 - sizes.reduce((sum, size) => sum + size, 0), drawn);
}
