import { range, words } from '../../content/shape.ts';
import { choose } from '../../math/choose.ts';
import { subsetSumWeights } from '../../math/subset-sums.ts';
import { board } from '../../play/board.ts';
import { hits } from '../../play/hits.ts';
import type { Play } from '../../play/play.ts';
import { fourSides, winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import { type Fate, middleOutcome } from '../house.ts';
import { differentNumbers, evenWeights } from '../joint.ts';
import { propertyWeights } from '../numbers/plays.ts';

type NumbersPlay = Play<readonly number[]>;

/** `o-e`: counts of odd and even numbers drawn. */
export const oddCountTokens = words('5-0', '4-1', '3-2', '2-3', '1-4', '0-5');

/** Sides of the sum and of its last digit. */
export const sumSideTokens = words('big', 'small', 'odd', 'even', 'tail-big', 'tail-small');

/** The pick is among the numbers at some positions. */
export const windowPlace = (positions: readonly number[]): NumbersPlay =>
  hits(
    {
      size: 1,
      read: (drawn) => positions.map((position) => drawn[position] ?? 0),
      drawn: positions.length,
      of: 11,
      tiers: [{ tier: 'win', hits: 1 }],
    },
    'multi',
  );

/** 定单双. */
export const oddCounts = (): NumbersPlay =>
  board({
    tokens: oddCountTokens,
    layout: 'picks',
    read: (drawn) => drawn.filter((number) => number % 2 === 1).length,
    weights: () => propertyWeights(11, 6, 5),
    outcome: (token, odd) => winIf(token === `${odd}-${5 - odd}`),
  });

/** 猜中位: the third smallest number. */
export const medians = (): NumbersPlay =>
  board({
    tokens: range(3, 9),
    layout: 'picks',
    read: (drawn) => drawn.toSorted((a, b) => a - b)[2] ?? 0,
    weights: () =>
      Array.from({ length: 12 }, (_, median) => BigInt(choose(median - 1, 2) * choose(11 - median, 2))),
    outcome: (token, median) => winIf(token === String(median)),
  });

/** Sides of every ball, big from 6; the house rule for 11 decides all four sides on 11. */
export const ballSides = (eleven: Fate): NumbersPlay =>
  board({
    tokens: fourSides,
    layout: 'groups',
    read: (drawn, spot) => drawn[spot] ?? 0,
    weights: evenWeights(11),
    outcome: (side, number) => {
      const holds = sumHas(side, number, 6);
      return number === 11 ? middleOutcome(eleven, holds) : winIf(holds);
    },
    joint: differentNumbers,
  });

/** Sides of the sum, big from 31; the house rule for 30 decides big and small on 30. */
export const sumSides = (thirty: Fate): NumbersPlay =>
  board({
    tokens: sumSideTokens,
    layout: 'picks',
    read: sumOf,
    weights: () => subsetSumWeights(11, 5),
    outcome: (side, sum) => {
      if (side.startsWith('tail-')) return winIf(sumHas(side.slice(5), sum % 10, 5));
      const holds = sumHas(side, sum, 31);
      return sum === 30 && (side === 'big' || side === 'small') ? middleOutcome(thirty, holds) : winIf(holds);
    },
  });

/** Dragon when the first number is larger than the fifth. */
export const dragonTiger = (): NumbersPlay =>
  board({
    tokens: words('dragon', 'tiger'),
    layout: 'picks',
    read: (drawn) => ((drawn[0] ?? 0) > (drawn[4] ?? 0) ? 0 : 1),
    weights: () => [1n, 1n],
    outcome: (token, value) => winIf(token === ['dragon', 'tiger'][value]),
  });
