import { type Picks, setAt } from '../../content/parsed.ts';
import { words } from '../../content/shape.ts';
import { memo } from '../../math/memo.ts';
import { larger, type Play, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import type { Fate } from '../house.ts';
import { colors, numberHas, tieNumber } from './sides.ts';

/** Options of one leg. */
export const parlaySides = words('big', 'small', 'odd', 'even', 'red', 'blue', 'green');

/** Options with equal odds, and the chance that a counted leg on one of them wins. */
interface LegClass {
  readonly options: readonly string[];
  readonly wins: bigint;
  readonly total: bigint;
}

const colorClasses: readonly LegClass[] = [
  { options: ['red'], wins: 17n, total: 49n },
  { options: ['blue', 'green'], wins: 16n, total: 49n },
];

const allSides = ['big', 'small', 'odd', 'even'];

/** Classes of options per house rule for 49 on sides: void, big and odd, or lost. Colours always count. */
const legClasses: Readonly<Record<Fate, readonly LegClass[]>> = {
  push: [{ options: allSides, wins: 1n, total: 2n }, ...colorClasses],
  settle: [
    { options: ['big', 'odd'], wins: 25n, total: 49n },
    { options: ['small', 'even'], wins: 24n, total: 49n },
    ...colorClasses,
  ],
  lose: [{ options: allSides, wins: 24n, total: 49n }, ...colorClasses],
};

/** Counted legs per class. */
type Legs = readonly number[];

const kindOf = (legs: Legs): string => legs.join('-');
const sizeOf = (legs: Legs): number => legs.reduce((sum, count) => sum + count, 0);

/**
 * 正码过关: two to six positions with one property each form one unit bet. Every leg must win. Where 49 ties, a leg on a side
 * whose ball is 49 is void and counts as odds 1. The tier is the number of counted legs. The kind is the number of counted
 * legs per class, joined by `-` (`sides-red-others` where 49 ties). The payout multiplies the odds of the legs, so the odds
 * of a kind are the product of the odds of its legs.
 */
export function parlay(fate: Fate): Play<LhcDraw> {
  const classes = legClasses[fate];
  // At least one leg is counted, because only one ball can be 49.
  const kinds = memo(() => kindsOf(classes.length, fate === 'push' ? 1 : 2));
  const indexOf = memo(() => new Map(kinds().map((legs, index) => [kindOf(legs), index])));
  const tierIndex = (legs: Legs): number => indexOf().get(kindOf(legs)) ?? 0;
  const classOf = (side: string): number => classes.findIndex(({ options }) => options.includes(side));
  /** All legs of a content, and, if possible, the same legs with one side void. */
  const countedLegs = (picks: Picks): readonly Legs[] => {
    const whole = new Array<number>(classes.length).fill(0);
    for (const { side } of legsOf(picks)) whole[classOf(side)] = (whole[classOf(side)] ?? 0) + 1;
    const sides = whole[0] ?? 0;
    return fate === 'push' && sides > 0 ? [whole, whole.with(0, sides - 1)] : [whole];
  };
  return {
    tiers: memo(() => kinds().map((legs) => tierOf(legs, classes))),
    count: () => 1,
    judge(picks) {
      const legs = legsOf(picks).map((leg) => ({
        ...leg,
        index: classOf(leg.side),
        color: colors.words.includes(leg.side),
      }));
      return ({ main }, tally) => {
        const counted = new Array<number>(classes.length).fill(0);
        for (const { place, side, index, color } of legs) {
          const number = main[place] ?? 0;
          if (!color && number === tieNumber && fate !== 'settle') {
            if (fate === 'lose') return;
            continue;
          }
          if (!numberHas(side, number)) return;
          counted[index] = (counted[index] ?? 0) + 1;
        }
        const tier = tierIndex(counted);
        tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best: (picks, prize) =>
      countedLegs(picks).reduce((most, legs) => larger(most, prize(tierIndex(legs))), 0n),
    winnable: (picks) => countedLegs(picks).map(tierIndex),
  };
}

/** The tier of a combination of counted legs; its chance is the product of the legs' chances. */
function tierOf(legs: Legs, classes: readonly LegClass[]): Tier {
  const chance = (part: 'wins' | 'total'): bigint =>
    classes.reduce((product, one, index) => product * one[part] ** BigInt(legs[index] ?? 0), 1n);
  const size = sizeOf(legs);
  return {
    tier: `pass${size}`,
    kind: kindOf(legs),
    wins: chance('wins'),
    total: chance('total'),
    legs: size,
  };
}

/** All combinations of up to six legs over the classes, those with the fewest legs first. */
function kindsOf(classes: number, least: number): readonly Legs[] {
  let kinds: readonly Legs[] = [[]];
  for (let i = 0; i < classes; i++)
    kinds = kinds.flatMap((legs) => Array.from({ length: 7 - sizeOf(legs) }, (_, count) => [...legs, count]));
  return kinds.filter((legs) => sizeOf(legs) >= least).toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

function legsOf(picks: Picks): readonly { place: number; side: string }[] {
  return picks.sets.flatMap((_, place) =>
    setAt(picks, place).map((option) => ({ place, side: parlaySides.words[option] ?? '' })),
  );
}
