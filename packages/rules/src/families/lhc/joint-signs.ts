import { setAt } from '../../content/parsed.ts';
import { larger, type Play, pushTier, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';
import { tieNumber } from './sides.ts';

/** Two to eleven signs form one unit bet; its kind is their number. */
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** 合肖: the special number's sign is one of the chosen, or none of them; 49 returns the stake. */
export function jointSigns(mode: 'in' | 'out'): Play<LhcDraw> {
  const tiers = (): readonly Tier[] => [
    // Beside 49 every sign has four numbers in any year.
    ...sizes.map((size) => ({
      tier: 'win',
      kind: String(size),
      wins: BigInt(4 * (mode === 'in' ? size : 12 - size)),
      total: 49n,
    })),
    ...sizes.map((size) => ({ tier: pushTier, kind: String(size), wins: 1n, total: 49n })),
  ];
  return {
    tiers,
    count: () => 1,
    judge(picks) {
      const chosen = setAt(picks, 0);
      const win = sizes.indexOf(chosen.length);
      return ({ special, year }, tally) => {
        if (special === tieNumber) tally[win + sizes.length] = (tally[win + sizes.length] ?? 0) + 1;
        else if (chosen.includes(signIndexOf(special, yearIndexOf(year))) === (mode === 'in'))
          tally[win] = (tally[win] ?? 0) + 1;
      };
    },
    best(picks, prize) {
      const win = sizes.indexOf(setAt(picks, 0).length);
      return larger(prize(win), prize(win + sizes.length));
    },
  };
}
