import { groupsContent, range, setContent, type Tokens, words } from '../../content/shape.ts';
import { board } from '../../play/board.ts';
import { creditGroup, type FamilyRules, familyRules, played, type } from '../declare.ts';
import { ballNumbers, ballSides, fourSides, sumTail, sumValue, winIf } from '../digits/boards.ts';
import { differentOf, sumHas, sumOf, sumWeights } from '../digits/measures.ts';
import { fourSidesContent } from '../digits/simple-items.ts';
import { digitSet, openDigitRows } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';
import { type HouseRules, houseNotes } from '../house.ts';
import { pc28ColorOf } from './color.ts';
import { threePack } from './three-pack.ts';

const balls = ['第一球', '第二球', '第三球'] as const;

const combos = words('big-odd', 'big-even', 'small-odd', 'small-even');
const extremes = words('extreme-big', 'extreme-small');
const colors = words('red', 'green', 'blue');
const forms = words('leopard', 'pair', 'straight');

/** PC28 / 幸运28: three digits and their sum. */
export const pc28: FamilyRules = familyRules('pc28', numbersOf, (house) => [
  creditGroup(
    'credit',
    type(
      'mix',
      played(
        'sides',
        fourSidesContent,
        sumProperties(fourSides, house),
        houseNotes.middleSums[house.middleSums],
      ),
      played(
        'combo',
        setContent(combos, 1, 4),
        sumProperties(combos, house),
        houseNotes.middleSums[house.middleSums],
      ),
      played('extreme', setContent(extremes, 1, 2), extremeSums()),
      played('color', setContent(colors, 1, 3), sumColors()),
    ),
    type(
      'special',
      played('number', setContent(range(0, 27), 1, 28), sumValue(3)),
      played('three-pack', setContent(range(0, 27), 3, 3), threePack()),
      played('sum-tail', digitSet(1), sumTail(3)),
    ),
    type(
      'form',
      played(
        'form',
        setContent(forms, 1, 3),
        plainForms(),
        'PC28 straight is NOT cyclic: 8-9-0 and 9-0-1 lose (48/1000). This differs from the three-digit form of SSC/3D, which is cyclic.',
      ),
    ),
    type(
      'ball',
      played('ball-number', openDigitRows(balls, 1), ballNumbers()),
      played('ball-sides', groupsContent(balls, fourSides, 0, 4, 1), ballSides(fourSides)),
    ),
  ),
]);

/** Sides of the sum, alone or two combined; a house rule may limit a win on 13 or 14 to the stake. */
const sumProperties = (tokens: Tokens, { middleSums }: HouseRules) =>
  board({
    tokens,
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(3),
    outcome: (token, sum) => {
      const holds = token.split('-').every((side) => sumHas(side, sum, 14));
      return holds && middleSums === 'push' && (sum === 13 || sum === 14) ? 'push' : winIf(holds);
    },
  });

/** Extreme sums: 22 to 27 and 0 to 5. */
const extremeSums = () =>
  board({
    tokens: extremes,
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(3),
    outcome: (token, sum) => winIf(token === 'extreme-big' ? sum >= 22 : sum <= 5),
  });

const sumColors = () =>
  board({
    tokens: colors,
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(3),
    outcome: (token, sum) => winIf(token === pc28ColorOf(sum)),
  });

/** Forms of three digits; straights are 012 to 789 only. */
const plainForms = () =>
  board({
    tokens: forms,
    layout: 'picks',
    read: plainFormOf,
    weights: () => [10n, 270n, 48n, 672n],
    outcome: (token, form) => winIf(token === ['leopard', 'pair', 'straight'][form]),
  });

function plainFormOf(drawn: readonly number[]): number {
  const different = differentOf(drawn);
  if (different < 3) return different - 1;
  return Math.max(...drawn) - Math.min(...drawn) === 2 ? 2 : 3;
}
