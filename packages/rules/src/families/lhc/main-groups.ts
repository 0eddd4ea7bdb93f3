import { groupsContent, range, setContent } from '../../content/shape.ts';
import { subsetSumWeights } from '../../math/subset-sums.ts';
import { board } from '../../play/board.ts';
import { hits } from '../../play/hits.ts';
import type { Play } from '../../play/play.ts';
import { creditGroup, played, type } from '../declare.ts';
import { fourSides, winIf } from '../digits/boards.ts';
import { sumHas, sumOf } from '../digits/measures.ts';
import { fourSidesContent } from '../digits/simple-items.ts';
import type { LhcDraw } from '../draw.ts';
import { type Fate, type HouseRules, middleOutcome } from '../house.ts';
import { differentNumbers, evenWeights } from '../joint.ts';
import { lhcColorOf } from './numbers.ts';
import { parlay, parlaySides } from './parlay.ts';
import { colors, numberHas, sidesAndColors, tieNumber } from './sides.ts';
import { withSpecial } from './with-special.ts';
import { sevenOf } from './zodiac-groups.ts';

type LhcPlay = Play<LhcDraw>;

const all49 = range(1, 49);
const places = ['正1', '正2', '正3', '正4', '正5', '正6'] as const;

/** 正码: the six main numbers. */
export const mainGroup = ({ lhcMain49: fate }: HouseRules) =>
  creditGroup(
    'main',
    type('main.num', played('main.number', setContent(all49, 1, 49), mainHits(1, ['win', 1]))),
    type('main.total', played('main.total-sides', fourSidesContent, totalSides())),
    type(
      'main.pos',
      played('main.position', groupsContent(places, all49, 0, 49, 1), placeNumbers()),
      played('main.position-sides', groupsContent(places, sidesAndColors, 0, 13, 1), placeSides(fate)),
    ),
    type('main.parlay', played('main.parlay', groupsContent(places, parlaySides, 0, 1, 2), parlay(fate))),
  );

/** 连码: combinations of main numbers, some with the special number. */
export const linkGroup = () =>
  creditGroup(
    'link',
    link('four-all', 4, mainHits(4, ['win', 4])),
    link('three-all', 3, mainHits(3, ['win', 3])),
    link('three-two', 3, mainHits(3, ['hit3', 3], ['hit2', 2])),
    link('two-all', 2, mainHits(2, ['win', 2])),
    link('two-special', 2, withSpecial({ main: 'hit2', special: 'special' })),
    link('special-pair', 2, withSpecial({ special: 'win' })),
  );

/** 自选不中: none of the numbers is drawn. */
export const noHitGroup = () =>
  creditGroup(
    'nohit',
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((size) =>
      type(
        `nohit.n${size}`,
        played(
          `nohit.none${size}`,
          setContent(all49, size, size + 5),
          sevenHits(size, 0),
          `House choice: at most ${size + 5} numbers.`,
        ),
      ),
    ),
  );

/** 中一: exactly one of the numbers is drawn. */
export const oneHitGroup = () =>
  creditGroup(
    'onehit',
    ...[5, 6, 7, 8, 9, 10].map((size) =>
      type(
        `onehit.n${size}`,
        played(
          `onehit.one${size}`,
          setContent(all49, size, size + 5),
          sevenHits(size, 1),
          `House choice: at most ${size + 5} numbers; exactly one hit is required.`,
        ),
      ),
    ),
  );

const link = (id: string, size: number, play: LhcPlay) =>
  type(
    `link.${id}`,
    played(`link.${id}`, setContent(all49, size, 10), play, 'House choice: at most 10 numbers.'),
  );

const mainHits = (size: number, ...tiers: readonly (readonly [string, number])[]): LhcPlay =>
  hits(
    {
      size,
      read: ({ main }) => main,
      drawn: 6,
      of: 49,
      tiers: tiers.map(([tier, need]) => ({ tier, hits: need })),
    },
    'multi',
  );

const sevenHits = (size: number, need: number): LhcPlay =>
  hits({ size, read: sevenOf, drawn: 7, of: 49, tiers: [{ tier: 'win', hits: need }] }, 'multi');

/** Sides of the sum of all seven numbers: big from 175. */
const totalSides = (): LhcPlay =>
  board({
    tokens: fourSides,
    layout: 'picks',
    read: (draw) => sumOf(sevenOf(draw)),
    weights: () => subsetSumWeights(49, 7),
    outcome: (side, sum) => winIf(sumHas(side, sum, 175)),
  });

const placeNumbers = (): LhcPlay =>
  board({
    tokens: all49,
    layout: 'groups',
    read: ({ main }, spot) => main[spot] ?? 0,
    weights: evenWeights(49),
    outcome: (token, number) => winIf(token === String(number)),
    single: true,
    joint: differentNumbers,
  });

/** Sides of every main number; the house rules decide on 49. Colours always count; 49 is green. */
const placeSides = (fate: Fate): LhcPlay =>
  board({
    tokens: sidesAndColors,
    layout: 'groups',
    read: ({ main }, spot) => main[spot] ?? 0,
    weights: evenWeights(49),
    outcome: (side, number) => {
      if (number === 0) return 'lose';
      if (colors.words.includes(side)) return winIf(side === lhcColorOf(number));
      const holds = numberHas(side, number);
      return number === tieNumber ? middleOutcome(fate, holds) : winIf(holds);
    },
    joint: differentNumbers,
  });
