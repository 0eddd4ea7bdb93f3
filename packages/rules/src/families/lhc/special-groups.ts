import { range, setContent, type Tokens } from '../../content/shape.ts';
import { board, type Outcome } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { creditGroup, played, type } from '../declare.ts';
import { winIf } from '../digits/boards.ts';
import type { LhcDraw } from '../draw.ts';
import { type Fate, type HouseRules, houseNotes, middleOutcome } from '../house.ts';
import { evenWeights } from '../joint.ts';
import { beasts } from './beasts.ts';
import { lhcColorOf } from './numbers.ts';
import { sevenColors, sevenColorTokens } from './seven-colors.ts';
import {
  colors,
  halfHalfWaves,
  halfWaves,
  numberHas,
  numberHasAll,
  signSides,
  sizeParities,
  tenSides,
  tieNumber,
} from './sides.ts';

type LhcPlay = Play<LhcDraw>;

const all49 = range(1, 49);

/** 特码: number, sides, signs, head and tail of the special number. */
export const specialGroup = ({ lhcSpecial49: fate }: HouseRules) =>
  creditGroup(
    'special',
    type('special.num', played('special.number', setContent(all49, 1, 49), specialNumber())),
    type(
      'special.two',
      played(
        'special.sides',
        setContent(tenSides, 1, 10),
        properties(tenSides, numberHas, fate),
        houseNotes.lhcSpecial49[fate],
      ),
      played('special.combo', setContent(sizeParities, 1, 4), properties(sizeParities, numberHasAll, fate)),
      played('special.beast', setContent(signSides, 1, 6), beasts(fate)),
    ),
    type(
      'special.ht',
      played(
        'special.head',
        setContent(range(0, 4), 1, 5),
        digitOf(range(0, 4), (number) => Math.floor(number / 10)),
      ),
      played(
        'special.tail',
        setContent(range(0, 9), 1, 10),
        digitOf(range(0, 9), (number) => number % 10),
      ),
    ),
  );

/** 色波: colours of the special number, alone and with sides, and the seven-colour wave. */
export const colorGroup = ({ lhcSpecial49: fate }: HouseRules) =>
  creditGroup(
    'color',
    type('color.three', played('color.special', setContent(colors, 1, 3), specialColor())),
    type(
      'color.halfw',
      played('color.half', setContent(halfWaves, 1, 12), properties(halfWaves, numberHasAll, fate)),
      played(
        'color.half-half',
        setContent(halfHalfWaves, 1, 12),
        properties(halfHalfWaves, numberHasAll, fate),
      ),
    ),
    type('color.seven', played('color.seven', setContent(sevenColorTokens, 1, 4), sevenColors())),
  );

const onSpecial = (
  tokens: Tokens,
  outcome: (token: string, number: number) => Outcome,
  single = false,
): LhcPlay =>
  board({
    tokens,
    layout: 'picks',
    read: ({ special }) => special,
    weights: evenWeights(49),
    outcome,
    single,
  });

const specialNumber = (): LhcPlay =>
  onSpecial(all49, (token, number) => winIf(token === String(number)), true);

/** Properties of the special number; the house rules decide on 49. */
const properties = (tokens: Tokens, has: (token: string, number: number) => boolean, fate: Fate): LhcPlay =>
  onSpecial(tokens, (token, number) => {
    const holds = number > 0 && has(token, number);
    return number === tieNumber ? middleOutcome(fate, holds) : winIf(holds);
  });

/** 49 is green and counts. */
const specialColor = (): LhcPlay =>
  onSpecial(colors, (token, number) => winIf(number > 0 && token === lhcColorOf(number)));

const digitOf = (tokens: Tokens, digit: (number: number) => number): LhcPlay =>
  onSpecial(tokens, (token, number) => winIf(number > 0 && token === String(digit(number))));
