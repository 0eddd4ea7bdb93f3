import { setAt } from '../../content/parsed.ts';
import { chooseBig } from '../../math/choose.ts';
import { larger, type Play, type Prize, type Tier } from '../../play/play.ts';
import type { LhcDraw } from '../draw.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';

const yearSize = 5;
const otherSize = 4;
const drawn = 6;

/** 正肖: every pick is a unit bet; tier `hit<h>` when h of the six main numbers belong to the sign. */
export function mainSigns(): Play<LhcDraw> {
  return {
    tiers: () => [...tiersOf('year', yearSize), ...tiersOf('other', otherSize)],
    count: (picks) => setAt(picks, 0).length,
    judge(picks) {
      const chosen = setAt(picks, 0);
      return ({ main, year }, tally) => {
        const yearIndex = yearIndexOf(year);
        for (const sign of chosen) {
          let hits = 0;
          for (const number of main) if (signIndexOf(number, yearIndex) === sign) hits++;
          if (hits === 0) continue;
          const tier = (sign === yearIndex ? 0 : yearSize) + hits - 1;
          tally[tier] = (tally[tier] ?? 0) + 1;
        }
      };
    },
    best(picks, prize) {
      const picked = setAt(picks, 0).length;
      const yearPicked = bestSpread(picked, true, prize);
      return picked === 12 ? yearPicked : larger(yearPicked, bestSpread(picked, false, prize));
    },
  };
}

function tiersOf(kind: string, size: number): readonly Tier[] {
  return Array.from({ length: size }, (_, index) => ({
    tier: `hit${index + 1}`,
    kind,
    wins: chooseBig(size, index + 1) * chooseBig(49 - size, drawn - index - 1),
    total: chooseBig(49, drawn),
  }));
}

/** The best distribution of six numbers over the picked signs and the rest. */
function bestSpread(picked: number, yearPicked: boolean, prize: Prize): bigint {
  // best[n]: largest payout when n of the six numbers belong to the signs processed so far.
  let best: (bigint | undefined)[] = [0n];
  for (let sign = 0; sign < picked; sign++) {
    const isYear = yearPicked && sign === 0;
    const next: (bigint | undefined)[] = [];
    for (const [used, value] of best.entries()) {
      if (value === undefined) continue;
      for (let hits = 0; hits <= (isYear ? yearSize : otherSize) && used + hits <= drawn; hits++) {
        const paid = hits === 0 ? value : value + prize((isYear ? 0 : yearSize) + hits - 1);
        next[used + hits] = larger(next[used + hits] ?? 0n, paid);
      }
    }
    best = next;
  }
  const room = 49 - (yearPicked ? yearSize + otherSize * (picked - 1) : otherSize * picked);
  return best.reduce<bigint>(
    (most, value, used) => (value !== undefined && drawn - used <= room ? larger(most, value) : most),
    0n,
  );
}
