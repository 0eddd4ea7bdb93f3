import { range } from '../../content/shape.ts';
import { subsetSumWeights } from '../../math/subset-sums.ts';
import { type BoardLayout, board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { fourSides, winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import type { HouseRules } from '../house.ts';
import { differentNumbers, evenWeights } from '../joint.ts';

type CarsPlay = Play<readonly number[]>;

/** Sides of the number at a place: big 6-10. Places from 1 under `rank`, or one set per place. */
export const placeSides = (layout: Extract<BoardLayout, 'spots' | 'groups'>): CarsPlay =>
  board({
    tokens: fourSides,
    layout,
    read: (drawn, spot) => drawn[layout === 'spots' ? spot - 1 : spot] ?? 0,
    weights: evenWeights(10),
    outcome: (side, number) => winIf(sumHas(side, number, 6)),
    joint: differentNumbers,
  });

/** Sum of the first `places` places; each sum has its own odds. */
export const topSum = (places: 2 | 3): CarsPlay =>
  board({
    tokens: places === 2 ? range(3, 19) : range(6, 27),
    layout: 'picks',
    read: (drawn) => sumOf(drawn.slice(0, places)),
    weights: () => subsetSumWeights(10, places),
    outcome: (token, sum) => winIf(token === String(sum)),
  });

/** Sides of champion plus runner-up: big from 12; 11 is small and odd, or a tie. */
export const topTwoSides = ({ topTwoEleven }: HouseRules): CarsPlay =>
  board({
    tokens: fourSides,
    layout: 'picks',
    read: (drawn) => sumOf(drawn.slice(0, 2)),
    weights: () => subsetSumWeights(10, 2),
    outcome: (side, sum) => (sum === 11 && topTwoEleven === 'push' ? 'push' : winIf(sumHas(side, sum, 12))),
  });
