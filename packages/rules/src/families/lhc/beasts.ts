import { setAt } from '../../content/parsed.ts';
import { tokenText } from '../../content/shape.ts';
import { memo } from '../../math/memo.ts';
import { board } from '../../play/board.ts';
import { bestOver, type Play, type Tally, type Tier } from '../../play/play.ts';
import { winIf } from '../digits/boards.ts';
import { type LhcDraw, zodiacSigns } from '../draw.ts';
import type { Fate } from '../house.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';
import { signHas, signSides, tieNumber } from './sides.ts';

/** 家禽野兽, 天肖地肖, 前肖后肖: kinds of the special number's sign; the house rules decide on 49. */
export const beasts = (fate: Fate): Play<LhcDraw> =>
  fate === 'settle' ? beastsWith49() : beastsBeside49(fate);

/** Without 49 every sign has four numbers in any year. */
const beastsBeside49 = (fate: 'push' | 'lose'): Play<LhcDraw> =>
  board({
    tokens: signSides,
    layout: 'picks',
    read: ({ special, year }) => (special === tieNumber ? 12 : signIndexOf(special, yearIndexOf(year))),
    weights: () => [...new Array<bigint>(12).fill(4n), 1n],
    outcome: (token, sign) => (sign === 12 ? fate : winIf(signHas(token, sign))),
  });

/** 49 belongs to the year's sign. The side with that sign has 25 numbers and therefore a kind of its own. */
function beastsWith49(): Play<LhcDraw> {
  const sides = signSides.words;
  const tiers = memo((): readonly Tier[] => [
    ...sides.map((side) => ({ tier: side, kind: `${side}-year`, wins: 25n, total: 49n })),
    ...sides.map((side) => ({ tier: side, kind: `${side}-other`, wins: 24n, total: 49n })),
  ]);
  const judgeSides = (chosen: readonly number[]) => {
    const named = chosen.map((option) => ({ option, side: tokenText(signSides, option) }));
    return ({ special, year }: LhcDraw, tally: Tally): void => {
      const yearIndex = yearIndexOf(year);
      const sign = signIndexOf(special, yearIndex);
      for (const { option, side } of named) {
        if (!signHas(side, sign)) continue;
        const tier = signHas(side, yearIndex) ? option : option + sides.length;
        tally[tier] = (tally[tier] ?? 0) + 1;
      }
    };
  };
  return {
    tiers,
    count: (picks) => setAt(picks, 0).length,
    judge: (picks) => judgeSides(setAt(picks, 0)),
    best: (picks, prize) => bestOver(everySign(), judgeSides(setAt(picks, 0)), tiers().length, prize),
  };
}

/** One draw for every sign of the special number in every year. */
function* everySign(): Generator<LhcDraw> {
  for (const year of zodiacSigns)
    for (let special = 1; special <= 12; special++) yield { main: [], special, year };
}
