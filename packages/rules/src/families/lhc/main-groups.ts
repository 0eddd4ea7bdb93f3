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
const numerals = ['', '', '', '', '', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** 正码: the six main numbers. */
export const mainGroup = ({ lhcMain49: fate }: HouseRules) =>
  creditGroup(
    'main',
    '正码',
    'Main numbers',
    type(
      'main.num',
      '正码',
      'Main number',
      played('main.number', '正码', 'Main number', setContent(all49, 1, 49), mainHits(1, ['win', 1])),
    ),
    type(
      'main.total',
      '总和',
      'Total',
      played('main.total-sides', '总和大小单双', 'Total of seven, two-sided', fourSidesContent, totalSides()),
    ),
    type(
      'main.pos',
      '正特',
      'Main by position',
      played(
        'main.position',
        '正特号码',
        'Main number by position',
        groupsContent(places, all49, 0, 49, 1),
        placeNumbers(),
      ),
      played(
        'main.position-sides',
        '正码1-6两面',
        'Main 1-6 two-sided',
        groupsContent(places, sidesAndColors, 0, 13, 1),
        placeSides(fate),
      ),
    ),
    type(
      'main.parlay',
      '正码过关',
      'Parlay',
      played(
        'main.parlay',
        '正码过关',
        'Main-number parlay',
        groupsContent(places, parlaySides, 0, 1, 2),
        parlay(fate),
      ),
    ),
  );

/** 连码: combinations of main numbers, some with the special number. */
export const linkGroup = () =>
  creditGroup(
    'link',
    '连码',
    'Linked numbers',
    link('four-all', '四全中', 'Four, all main', 4, mainHits(4, ['win', 4])),
    link('three-all', '三全中', 'Three, all main', 3, mainHits(3, ['win', 3])),
    link('three-two', '三中二', 'Three, two main', 3, mainHits(3, ['hit3', 3], ['hit2', 2])),
    link('two-all', '二全中', 'Two, both main', 2, mainHits(2, ['win', 2])),
    link('two-special', '二中特', 'Two with special', 2, withSpecial({ main: 'hit2', special: 'special' })),
    link('special-pair', '特串', 'Special pair', 2, withSpecial({ special: 'win' })),
  );

/** 自选不中: none of the numbers is drawn. */
export const noHitGroup = () =>
  creditGroup(
    'nohit',
    '自选不中',
    'No hit',
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((size) =>
      type(
        `nohit.n${size}`,
        `${numerals[size]}不中`,
        `${size}, none`,
        played(
          `nohit.none${size}`,
          `${numerals[size]}不中`,
          `${size} numbers, none drawn`,
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
    '中一',
    'Exactly one hit',
    ...[5, 6, 7, 8, 9, 10].map((size) =>
      type(
        `onehit.n${size}`,
        `${numerals[size]}中一`,
        `${size}, exactly one`,
        played(
          `onehit.one${size}`,
          `${numerals[size]}中一`,
          `${size} numbers, exactly one drawn`,
          setContent(all49, size, size + 5),
          sevenHits(size, 1),
          `House choice: at most ${size + 5} numbers; exactly one hit is required.`,
        ),
      ),
    ),
  );

const link = (id: string, zh: string, en: string, size: number, play: LhcPlay) =>
  type(
    `link.${id}`,
    zh,
    en,
    played(`link.${id}`, zh, en, setContent(all49, size, 10), play, 'House choice: at most 10 numbers.'),
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
