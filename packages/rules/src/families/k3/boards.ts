import { type Tokens, words } from '../../content/shape.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { fourSides, winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import type { HouseRules } from '../house.ts';

type DicePlay = Play<readonly number[]>;

/** Every pair of different faces, as `a-b` with a < b. */
export const tiles = words(
  ...[1, 2, 3, 4, 5].flatMap((a) => Array.from({ length: 6 - a }, (_, step) => `${a}-${a + 1 + step}`)),
);

/** The sum of the dice; each sum has its own odds. */
export const diceSum = (sums: Tokens): DicePlay =>
  board({
    tokens: sums,
    layout: 'picks',
    read: sumOf,
    weights: () => throwsBy(sumOf, 19),
    outcome: (token, sum) => winIf(token === String(sum)),
  });

/** Sides of the sum, big from 11; triples count, lose for all sides, or lose for big and small. */
export const diceSides = (triples: HouseRules['diceTriples']): DicePlay => {
  // An offset marks the sums of triples.
  const read = (dice: readonly number[]): number =>
    sumOf(dice) + (new Set(dice).size === 1 ? tripleOffset : 0);
  return board({
    tokens: fourSides,
    layout: 'picks',
    read,
    weights: () => throwsBy(read, 2 * tripleOffset),
    outcome: (side, value) => {
      const triple = value >= tripleOffset;
      const sized = side === 'big' || side === 'small';
      if (triple && (triples === 'lose' || (triples === 'lose-size' && sized))) return 'lose';
      return winIf(sumHas(side, value % tripleOffset, 11));
    },
  });
};

const tripleOffset = 20;

/** Options with equal odds, decided by the set of faces shown. */
export const faceBoard = (
  tokens: Tokens,
  wins: (token: string, shown: ReadonlySet<number>) => boolean,
): DicePlay =>
  board({
    tokens,
    layout: 'picks',
    read: facesMask,
    weights: () => throwsBy(facesMask, 128),
    outcome: (token, mask) =>
      winIf(wins(token, new Set([1, 2, 3, 4, 5, 6].filter((face) => (mask >> face) & 1)))),
    single: true,
  });

/** Faces shown, as bits 1 to 6. */
const facesMask = (dice: readonly number[]): number => dice.reduce((mask, face) => mask | (1 << face), 0);

/** Throws of three dice for each value of a measure. */
function throwsBy(measure: (dice: readonly number[]) => number, values: number): readonly bigint[] {
  const weights = new Array<bigint>(values).fill(0n);
  for (let throwNumber = 0; throwNumber < 216; throwNumber++) {
    const dice = [
      Math.floor(throwNumber / 36) + 1,
      (Math.floor(throwNumber / 6) % 6) + 1,
      (throwNumber % 6) + 1,
    ];
    const value = measure(dice);
    weights[value] = (weights[value] ?? 0n) + 1n;
  }
  return weights;
}
