import { words } from '../../content/shape.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { winIf } from '../digits/boards.ts';

const forms = ['five', 'four', 'full-house', 'straight', 'three', 'two-pair', 'one-pair', 'loose'];

/** 梭哈 options. Exactly one of them applies to any five digits. */
export const showHandForms = words(...forms);

/** Draws of five digits per form, of 100 000; proven by enumeration. */
const formWeights = [10n, 450n, 900n, 720n, 7_200n, 10_800n, 50_400n, 29_520n] as const;

/** 梭哈: poker form of the five digits. */
export const showHandBoard = (): Play<readonly number[]> =>
  board({
    tokens: showHandForms,
    layout: 'picks',
    read: formOf,
    weights: () => formWeights,
    outcome: (token, form) => winIf(token === forms[form]),
  });

/** Form of five digits as an index; a straight is five consecutive digits in any order, 0-4 to 5-9, not cyclic. */
function formOf(drawn: readonly number[]): number {
  const times = new Array<number>(10).fill(0);
  for (const digit of drawn) times[digit] = (times[digit] ?? 0) + 1;
  const most = Math.max(...times);
  const different = times.filter((count) => count > 0).length;
  if (most === 5) return 0;
  if (most === 4) return 1;
  if (most === 3) return different === 2 ? 2 : 4;
  if (most === 2) return different === 3 ? 5 : 6;
  return Math.max(...drawn) - Math.min(...drawn) === 4 ? 3 : 7;
}
