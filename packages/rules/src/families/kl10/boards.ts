import { range, type Tokens, words } from '../../content/shape.ts';
import { subsetSumWeights } from '../../math/subset-sums.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import { type Fate, middleOutcome } from '../house.ts';
import { differentNumbers, evenWeights } from '../joint.ts';

type NumbersPlay = Play<readonly number[]>;

export const ballSideTokens = words(
  'big',
  'small',
  'odd',
  'even',
  'tail-big',
  'tail-small',
  'sum-odd',
  'sum-even',
);
export const sumSideTokens = words('big', 'small', 'odd', 'even', 'tail-big', 'tail-small');
export const directionTokens = words('east', 'south', 'west', 'north');
export const dragonTokens = words('zhong', 'fa', 'bai');

/** A property of every ball. */
const perBall = (tokens: Tokens, has: (token: string, number: number) => boolean): NumbersPlay =>
  board({
    tokens,
    layout: 'groups',
    read: (drawn, spot) => drawn[spot] ?? 0,
    weights: evenWeights(20),
    outcome: (token, number) => winIf(has(token, number)),
    joint: differentNumbers,
  });

/** Sides of every ball: big 11-20, parity, last digit, parity of the digit sum. */
export const ballSides = (): NumbersPlay =>
  perBall(ballSideTokens, (side, number) => {
    if (side.startsWith('tail-')) return sumHas(side.slice(5), number % 10, 5);
    if (side.startsWith('sum-')) return sumHas(side.slice(4), Math.floor(number / 10) + (number % 10), 0);
    return sumHas(side, number, 11);
  });

/** 方位: east 1 5 9 13 17, south 2 6 ..., west 3 7 ..., north 4 8 .... */
export const directions = (): NumbersPlay =>
  perBall(directionTokens, (token, number) => token === ['north', 'east', 'south', 'west'][number % 4]);

/** 中发白: 1-7, 8-14, 15-20. */
export const dragonWinds = (): NumbersPlay =>
  perBall(dragonTokens, (token, number) => token === (number <= 7 ? 'zhong' : number <= 14 ? 'fa' : 'bai'));

/** Sides of the sum of all eight numbers, big from 85; the house rule for 84 decides big and small on 84. */
export const sumSides = (eightyFour: Fate): NumbersPlay =>
  board({
    tokens: sumSideTokens,
    layout: 'picks',
    read: sumOf,
    weights: () => subsetSumWeights(20, 8),
    outcome: (side, sum) => {
      if (side.startsWith('tail-')) return winIf(sumHas(side.slice(5), sum % 10, 5));
      const holds = sumHas(side, sum, 85);
      return sum === 84 && (side === 'big' || side === 'small')
        ? middleOutcome(eightyFour, holds)
        : winIf(holds);
    },
  });

/** 选一红投: wins when 19 or 20 is drawn first, whichever of them was picked. */
export const firstRed = (): NumbersPlay =>
  board({
    tokens: range(19, 20),
    layout: 'picks',
    read: (drawn) => drawn[0] ?? 0,
    weights: evenWeights(20),
    outcome: (_token, number) => winIf(number >= 19),
    single: true,
  });
