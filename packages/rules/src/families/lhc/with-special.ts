import { setAt } from '../../content/parsed.ts';
import { choose } from '../../math/choose.ts';
import { larger, type Play, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';

/** Pairs of numbers: tier `main` when both are main numbers (if the item has it), `special` when one is the special number. */
export function withSpecial(names: { readonly main?: string; readonly special: string }): Play<LhcDraw> {
  const pairs = 1176n;
  const special: Tier = { tier: names.special, kind: 'unit', wins: 6n, total: pairs };
  const tiers: readonly Tier[] =
    names.main === undefined
      ? [special]
      : [special, { tier: names.main, kind: 'unit', wins: 15n, total: pairs }];
  return {
    tiers: () => tiers,
    count: (picks) => choose(setAt(picks, 0).length, 2),
    judge(picks) {
      const chosen = setAt(picks, 0);
      return (draw, tally) => {
        let inMain = 0;
        for (const number of draw.main) if (chosen.includes(number)) inMain++;
        if (chosen.includes(draw.special)) tally[0] = (tally[0] ?? 0) + inMain;
        if (tiers.length > 1) tally[1] = (tally[1] ?? 0) + choose(inMain, 2);
      };
    },
    best(picks, prize) {
      const size = setAt(picks, 0).length;
      const both = (inMain: number): bigint => (tiers.length > 1 ? BigInt(choose(inMain, 2)) * prize(1) : 0n);
      const withoutSpecial = both(Math.min(6, size));
      const inMain = Math.min(6, size - 1);
      return larger(withoutSpecial, both(inMain) + BigInt(inMain) * prize(0));
    },
  };
}
