import { words } from '../../content/shape.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { winIf } from '../digits/boards.ts';
import { sumOf } from '../digits/measures.ts';

const bulls = [
  'none',
  'bull-1',
  'bull-2',
  'bull-3',
  'bull-4',
  'bull-5',
  'bull-6',
  'bull-7',
  'bull-8',
  'bull-9',
  'bull-bull',
];

/** 斗牛 options: the bull, and sides of its value. */
export const bullNames = words(...bulls, 'big', 'small', 'odd', 'even');

/** Draws of five digits per bull value 0 (none) to 10 (bull-bull), of 100 000; proven by enumeration. */
const bullWeights = [
  35_649n,
  6_375n,
  6_505n,
  6_375n,
  6_505n,
  6_375n,
  6_505n,
  6_375n,
  6_505n,
  6_375n,
  6_456n,
] as const;

/** 斗牛: bull-bull has value 10 (big, even); without a bull the sides lose. */
export const bullBoard = (): Play<readonly number[]> =>
  board({
    tokens: bullNames,
    layout: 'picks',
    read: bullOf,
    weights: () => bullWeights,
    outcome: (token, bull) => winIf(has(token, bull)),
  });

/**
 * Bull value: when three of the digits sum to a multiple of 10, the sum of the other two modulo 10, where 0 counts as 10;
 * otherwise 0.
 */
function bullOf(drawn: readonly number[]): number {
  const sum = sumOf(drawn);
  for (const [i, first] of drawn.entries()) {
    for (let j = i + 1; j < drawn.length; j++) {
      const pair = first + (drawn[j] ?? 0);
      // The other three sum to a multiple of ten exactly when the total and the pair have the same last digit.
      if ((sum - pair) % 10 === 0) return pair % 10 === 0 ? 10 : pair % 10;
    }
  }
  return 0;
}

function has(token: string, bull: number): boolean {
  if (token === bulls[bull]) return true;
  if (bull === 0) return false;
  switch (token) {
    case 'big':
      return bull >= 6;
    case 'small':
      return bull <= 5;
    case 'odd':
      return bull % 2 === 1;
    default:
      return token === 'even' && bull % 2 === 0;
  }
}
