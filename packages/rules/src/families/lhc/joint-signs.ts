import { setAt } from '../../content/parsed.ts';
import { memo } from '../../math/memo.ts';
import { larger, type Play, pushTier, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import type { Fate } from '../house.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';
import { tieNumber } from './sides.ts';

/** Two to eleven signs form one unit bet. Its kind is the number of signs. */
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** 合肖: the special number's sign is among the chosen signs, or not; the house rules decide on 49. */
export function jointSigns(mode: 'in' | 'out', fate: Fate): Play<LhcDraw> {
  const tiers = memo(() => (fate === 'settle' ? tiersWith49(mode) : tiersBeside49(mode, fate)));
  return {
    tiers,
    count: () => 1,
    judge(picks) {
      const chosen = setAt(picks, 0);
      const size = sizes.indexOf(chosen.length);
      return ({ special, year }, tally) => {
        const yearIndex = yearIndexOf(year);
        const second = size + sizes.length;
        if (special === tieNumber && fate !== 'settle') {
          if (fate === 'push') tally[second] = (tally[second] ?? 0) + 1;
          return;
        }
        if (chosen.includes(signIndexOf(special, yearIndex)) !== (mode === 'in')) return;
        const tier = fate === 'settle' && !chosen.includes(yearIndex) ? second : size;
        tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    winnable(picks) {
      const size = sizes.indexOf(setAt(picks, 0).length);
      return fate === 'lose' ? [size] : [size, size + sizes.length];
    },
    // A draw can win either tier of a size. The second tier is the returned stake, or a year whose sign is not chosen.
    best(picks, prize) {
      const size = sizes.indexOf(setAt(picks, 0).length);
      return fate === 'lose' ? prize(size) : larger(prize(size), prize(size + sizes.length));
    },
  };
}

/** Without 49 every sign has four numbers in any year. */
function tiersBeside49(mode: 'in' | 'out', fate: 'push' | 'lose'): readonly Tier[] {
  return [
    ...sizes.map((size) => ({
      tier: 'win',
      kind: String(size),
      wins: BigInt(4 * (mode === 'in' ? size : 12 - size)),
      total: 49n,
    })),
    ...sizes.map((size) => ({
      tier: pushTier,
      kind: String(size),
      wins: fate === 'push' ? 1n : 0n,
      total: 49n,
    })),
  ];
}

/** 49 belongs to the year's sign, so unit bets with and without that sign have different odds. */
function tiersWith49(mode: 'in' | 'out'): readonly Tier[] {
  return ['year', 'other'].flatMap((kind) =>
    sizes.map((size) => {
      const held = 4 * size + (kind === 'year' ? 1 : 0);
      return {
        tier: 'win',
        kind: `${size}-${kind}`,
        wins: BigInt(mode === 'in' ? held : 49 - held),
        total: 49n,
      };
    }),
  );
}
