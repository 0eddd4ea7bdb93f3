import { range, type Tokens, words } from '../../content/shape.ts';
import { board, type Outcome } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import type { HouseRules } from '../house.ts';
import {
  digitFormOf,
  digitForms,
  digitFormWeights,
  digitHas,
  spanOf,
  spanWeights,
  sumHas,
  sumOf,
  sumWeights,
} from './measures.ts';
import { digits } from './window.ts';

type DigitPlay = Play<readonly number[]>;

export const fourSides = words('big', 'small', 'odd', 'even');

/** The sides of one digit, including prime and composite. */
export const sixSides = words('big', 'small', 'odd', 'even', 'prime', 'composite');

/** Each pick is a digit at a position. */
export const ballNumbers = (): DigitPlay =>
  board({
    tokens: digits,
    layout: 'groups',
    read: (drawn, position) => drawn[position] ?? -1,
    weights: () => new Array<bigint>(10).fill(1n),
    outcome: (token, digit) => winIf(token === String(digit)),
    single: true,
  });

/** Each pick is a side of the digit at a position. */
export const ballSides = (sides: Tokens): DigitPlay =>
  board({
    tokens: sides,
    layout: 'groups',
    read: (drawn, position) => drawn[position] ?? -1,
    weights: () => new Array<bigint>(10).fill(1n),
    outcome: (side, digit) => winIf(digitHas(side, digit)),
  });

/** Sides of the sum of all digits; the upper half of the sums is big. */
export const sumSides = (positions: number): DigitPlay =>
  board({
    tokens: fourSides,
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(positions),
    outcome: (side, sum) => winIf(sumHas(side, sum, Math.ceil((9 * positions) / 2))),
  });

/** Last digit of the sum of all digits. */
export const sumTail = (positions: number): DigitPlay =>
  board({
    tokens: digits,
    layout: 'picks',
    read: (drawn) => sumOf(drawn) % 10,
    weights: () => new Array<bigint>(10).fill(10n ** BigInt(positions - 1)),
    outcome: (token, tail) => winIf(token === String(tail)),
    single: true,
  });

/** The sum itself; each sum has its own odds. */
export const sumValue = (positions: number): DigitPlay =>
  board({
    tokens: range(0, 9 * positions),
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(positions),
    outcome: (token, sum) => winIf(token === String(sum)),
  });

/** Span of three digits; each span has its own odds. */
export const spanValue = (): DigitPlay =>
  board({
    tokens: digits,
    layout: 'picks',
    read: spanOf,
    weights: () => spanWeights(3).map(BigInt),
    outcome: (token, span) => winIf(token === String(span)),
  });

/** Forms of three digits. */
export const formBoard = (forms: Tokens, { straights }: HouseRules): DigitPlay =>
  board({
    tokens: forms,
    layout: 'picks',
    read: (drawn) => digitFormOf(drawn, straights),
    weights: () => digitFormWeights[straights],
    outcome: (token, form) => winIf(token === digitForms[form]),
  });

/** Position pairs `i-j` with i < j, positions from 1, as tokens of the key `compare`. */
export const positionPairs = (positions: number): Tokens =>
  words(
    ...Array.from({ length: positions }, (_, i) => i + 1).flatMap((i) =>
      Array.from({ length: positions - i }, (_, step) => `${i}-${i + 1 + step}`),
    ),
  );

/** Dragon, tiger and tie between two positions; on a tie dragon and tiger lose or have their stake returned. */
export function dragonTigerTie(positions: number, onTie: 'lose' | 'push'): DigitPlay {
  const pairs = Array.from({ length: positions }, (_, i) => i).flatMap((i) =>
    Array.from({ length: positions - i - 1 }, (_, step) => [i, i + 1 + step] as const),
  );
  const read = (drawn: readonly number[], pair: number): number => {
    const [i, j] = pairs[pair] ?? [0, 0];
    return compare(drawn[i] ?? 0, drawn[j] ?? 0);
  };
  const fates = ['dragon', 'tiger', 'tie'];
  return board<readonly number[]>({
    tokens: words('dragon', 'tiger', 'tie'),
    layout: 'spots',
    read,
    weights: () => [45n, 45n, 10n],
    outcome: (token, value) => (token === fates[value] ? 'win' : value === 2 ? onTie : 'lose'),
    joint: (payoffs) => {
      let best = 0n;
      for (const drawn of rankings(positions)) {
        const paid = payoffs.reduce((sum, { spot, byValue }) => sum + (byValue[read(drawn, spot)] ?? 0n), 0n);
        if (paid > best) best = paid;
      }
      return best;
    },
  });
}

export const winIf = (holds: boolean): Outcome => (holds ? 'win' : 'lose');

function compare(a: number, b: number): number {
  return a > b ? 0 : a < b ? 1 : 2;
}

/** Draws that cover every comparison result of that many positions; digits below `positions` suffice. */
function rankings(positions: number): readonly (readonly number[])[] {
  let rows: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < positions; i++) {
    rows = rows.flatMap((row) => Array.from({ length: positions }, (_, value) => [...row, value]));
  }
  return rows;
}
