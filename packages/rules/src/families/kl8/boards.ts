import { words } from '../../content/shape.ts';
import { chooseBig } from '../../math/choose.ts';
import { board, type Outcome } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { fourSides, winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import { type Fate, middleOutcome } from '../house.ts';

type NumbersPlay = Play<readonly number[]>;

export const combos = words('big-odd', 'big-even', 'small-odd', 'small-even');

const elementList = ['gold', 'wood', 'water', 'fire', 'earth'];

/** The four sides and the tie at 810. */
export const fiveSides = words('big', 'small', 'odd', 'even', 'tie');

/** 五行 in the order of their sums. */
export const elementNames = words(...elementList);

/** The middle sum. The house rules decide its outcome. */
const middle = 810;

/**
 * Draws by size and parity of the sum: big odd, big even, 810, small odd, small even (without 810), of C(80,20). A table,
 * because computing the distribution of sums is expensive; proven by the Gaussian binomial.
 */
const sumClassWeights = [
  883_829_035_341_128_448n,
  876_057_653_997_478_413n,
  15_542_763_534_960_598n,
  883_829_035_341_128_448n,
  876_057_653_997_478_413n,
] as const;

/** One sum of each class. */
const sumOfClass = [811, 812, middle, 809, 808] as const;

const sumClassOf = (drawn: readonly number[]): number => {
  const sum = sumOf(drawn);
  if (sum === middle) return 2;
  return (sum > middle ? 0 : 3) + (sum % 2 === 1 ? 0 : 1);
};

/** Largest sum of each element, and the number of draws per element, of C(80,20). Proven by the Gaussian binomial. */
const elementBounds = [695, 763, 855, 923] as const;
const elementWeights = [
  362_424_019_495_171_770n,
  712_463_910_471_784_803n,
  1_371_845_418_169_315_204n,
  719_054_759_525_309_151n,
  369_528_034_550_593_392n,
] as const;

/** Draws with 0 to 20 numbers out of one half of the 80. */
const halfWeights = (): readonly bigint[] =>
  Array.from({ length: 21 }, (_, found) => chooseBig(40, found) * chooseBig(40, 20 - found));

/** Tokens in the order of the content, and the winning token for more than ten, exactly ten, or fewer of the twenty. */
interface Majority {
  readonly tokens: ReturnType<typeof words>;
  readonly byMore: readonly [string, string, string];
}

/** Upper and lower half with the middle. */
export const upperLower: Majority = {
  tokens: words('upper', 'middle', 'lower'),
  byMore: ['upper', 'middle', 'lower'],
};

/** Front and back half with the tie. */
export const frontBack: Majority = {
  tokens: words('front', 'back', 'tie'),
  byMore: ['front', 'tie', 'back'],
};

/** Odd and even with the tie, in the order of the traditional board. */
export const oddTieEven: Majority = { tokens: words('odd', 'tie', 'even'), byMore: ['odd', 'tie', 'even'] };

/** Odd and even with the tie, in the order of the credit board. */
export const oddEvenTie: Majority = { tokens: words('odd', 'even', 'tie'), byMore: ['odd', 'tie', 'even'] };

/** More of one half, ten of each, or fewer; with ten of each only the middle pick wins. */
const majority = ({ tokens, byMore }: Majority, has: (number: number) => boolean): NumbersPlay =>
  board({
    tokens,
    layout: 'picks',
    read: (drawn) => drawn.filter(has).length,
    weights: halfWeights,
    outcome: (token, found) => winIf(token === byMore[found > 10 ? 0 : found === 10 ? 1 : 2]),
  });

/** Numbers 1-40 against 41-80. */
export const halves = (names: Majority): NumbersPlay => majority(names, (number) => number <= 40);

/** Odd against even numbers. */
export const parities = (names: Majority): NumbersPlay => majority(names, (number) => number % 2 === 1);

const sumBoard = (
  tokens: ReturnType<typeof words>,
  outcome: (token: string, sum: number) => Outcome,
): NumbersPlay =>
  board({
    tokens,
    layout: 'picks',
    read: sumClassOf,
    weights: () => sumClassWeights,
    outcome: (token, sumClass) => outcome(token, sumOfClass[sumClass] ?? 0),
  });

/** Sides of the sum, alone or combined. `at810` decides the outcome on 810; `settle`: 810 is small and even. */
const sidesOutcome = (at810: Fate, sides: string, sum: number): Outcome => {
  const holds = sides.split('-').every((side) => sumHas(side, sum, middle + 1));
  return sum === middle ? middleOutcome(at810, holds) : winIf(holds);
};

/** Sides of the sum. */
export const sumSides = (at810: Fate): NumbersPlay =>
  sumBoard(fourSides, (side, sum) => sidesOutcome(at810, side, sum));

/** Size and parity combined. */
export const sumCombos = (at810: Fate): NumbersPlay =>
  sumBoard(combos, (combo, sum) => sidesOutcome(at810, combo, sum));

/** Sides of the sum and `tie`, which wins on 810. */
export const creditSums = (at810: Fate): NumbersPlay =>
  sumBoard(fiveSides, (side, sum) =>
    side === 'tie' ? winIf(sum === middle) : sidesOutcome(at810, side, sum),
  );

/** 五行: ranges of the sum. */
export const elements = (): NumbersPlay =>
  board({
    tokens: elementNames,
    layout: 'picks',
    read: (drawn) => {
      const sum = sumOf(drawn);
      const index = elementBounds.findIndex((bound) => sum <= bound);
      return index === -1 ? elementBounds.length : index;
    },
    weights: () => elementWeights,
    outcome: (token, element) => winIf(token === elementList[element]),
  });
