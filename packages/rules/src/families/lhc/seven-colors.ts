import { words } from '../../content/shape.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { winIf } from '../digits/boards.ts';
import type { LhcDraw } from '../draw.ts';
import { lhcColorOf } from './numbers.ts';

const colors = ['red', 'blue', 'green'] as const;

/** 七色波 options. */
export const sevenColorTokens = words(...colors, 'tie');

/** Draws in which red, blue or green has the highest count, or two tie at three; of C(49,6) x 43. Proven by enumeration. */
const colorWeights = [212_127_496n, 185_829_896n, 185_829_896n, 17_516_800n] as const;

/** 七色波: on a tie the stakes on colours are returned and `tie` wins. */
export const sevenColors = (): Play<LhcDraw> =>
  board({
    tokens: sevenColorTokens,
    layout: 'picks',
    read: winnerOf,
    weights: () => colorWeights,
    outcome: (token, winner) => {
      if (token === 'tie') return winIf(winner === 3);
      return winner === 3 ? 'push' : winIf(token === colors[winner]);
    },
  });

/** Index of the colour with the highest count (a main number counts 1, the special number 1.5); 3 on a tie. */
function winnerOf({ main, special }: LhcDraw): number {
  const counts = colors.map((color) => 2 * main.filter((number) => lhcColorOf(number) === color).length);
  const specialColor = colors.indexOf(lhcColorOf(special));
  counts[specialColor] = (counts[specialColor] ?? 0) + 3;
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : 3;
}
