import { type Picks, setAt } from '../../content/parsed.ts';
import { words } from '../../content/shape.ts';
import { memo } from '../../math/memo.ts';
import { larger, type Play, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import { lhcColorOf } from './numbers.ts';
import { numberHas, tieNumber } from './sides.ts';

/** Options of one leg. */
export const parlaySides = words('big', 'small', 'odd', 'even', 'red', 'blue', 'green');

/** Counted legs: sides, red, and blue or green, which have equal odds. */
interface Legs {
  readonly sides: number;
  readonly red: number;
  readonly others: number;
}

const kindOf = ({ sides, red, others }: Legs): string => `${sides}-${red}-${others}`;

/**
 * 正码过关: two to six positions, one property each, form one unit bet; every leg must win. A leg on a side whose ball is 49
 * is void and counts as odds 1. The tier is the number of counted legs; the kind says which they are, `sides-red-others`,
 * because the payout multiplies the odds of the legs. The odds of a kind are therefore the product of the odds of single legs.
 */
export function parlay(): Play<LhcDraw> {
  const kinds = memo(allKinds);
  const indexOf = memo(() => new Map(kinds().map((legs, index) => [kindOf(legs), index])));
  const tierIndex = (legs: Legs): number => indexOf().get(kindOf(legs)) ?? 0;
  return {
    tiers: memo(() => kinds().map(tierOf)),
    count: () => 1,
    judge(picks) {
      const legs = legsOf(picks);
      return ({ main }, tally) => {
        const counted = { sides: 0, red: 0, others: 0 };
        for (const { place, side } of legs) {
          const number = main[place] ?? 0;
          const color = colorOf(side);
          if (color === undefined) {
            if (number === tieNumber) continue;
            if (!numberHas(side, number)) return;
            counted.sides++;
          } else {
            if (lhcColorOf(number) !== color) return;
            if (color === 'red') counted.red++;
            else counted.others++;
          }
        }
        const tier = tierIndex(counted);
        tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best(picks, prize) {
      const legs = legsOf(picks);
      const red = legs.filter(({ side }) => side === 'red').length;
      const sides = legs.filter(({ side }) => colorOf(side) === undefined).length;
      const whole = { sides, red, others: legs.length - red - sides };
      const all = prize(tierIndex(whole));
      return sides === 0 ? all : larger(all, prize(tierIndex({ ...whole, sides: sides - 1 })));
    },
  };
}

/** Single legs: a side wins 24 of 49 with one void, red 17, blue and green 16 of 49; one unit back for a fair leg. */
function tierOf(legs: Legs): Tier {
  const { sides, red, others } = legs;
  const size = sides + red + others;
  return {
    tier: `pass${size}`,
    kind: kindOf(legs),
    wins: 17n ** BigInt(red) * 16n ** BigInt(others),
    total: 2n ** BigInt(sides) * 49n ** BigInt(red + others),
    legs: size,
  };
}

function allKinds(): readonly Legs[] {
  const kinds: Legs[] = [];
  for (let size = 1; size <= 6; size++) {
    for (let sides = 0; sides <= size; sides++) {
      for (let red = 0; red <= size - sides; red++) kinds.push({ sides, red, others: size - sides - red });
    }
  }
  return kinds;
}

function legsOf(picks: Picks): readonly { place: number; side: string }[] {
  return picks.sets.flatMap((_, place) =>
    setAt(picks, place).map((option) => ({ place, side: parlaySides.words[option] ?? '' })),
  );
}

function colorOf(side: string): string | undefined {
  return side === 'red' || side === 'blue' || side === 'green' ? side : undefined;
}
