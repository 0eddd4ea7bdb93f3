import { range, setContent, words } from '../../content/shape.ts';
import { choose } from '../../math/choose.ts';
import { board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { creditGroup, played, type } from '../declare.ts';
import { winIf } from '../digits/boards.ts';
import type { LhcDraw } from '../draw.ts';
import type { HouseRules } from '../house.ts';
import { bySign, byTail, groupHits } from './group-hits.ts';
import { jointSigns } from './joint-signs.ts';
import { mainSigns } from './main-signs.ts';
import { signIndexOf, yearIndexOf } from './numbers.ts';
import { signs } from './sides.ts';

const tails = range(0, 9);
const anySigns = setContent(signs, 1, 12);
const yearKinds = ['year', 'other'] as const;

const jointNote = {
  apart:
    "Odds depend only on the number of signs (the year's sign loses its 49), so the kind is the number of signs.",
  settle: "House choice: 49 belongs to the year's sign; the kind is the number of signs with or without it.",
} as const;

/** All seven numbers of a draw. */
export const sevenOf = ({ main, special }: LhcDraw): readonly number[] => [...main, special];

const onSigns = (mode: 'in' | 'out', read: (draw: LhcDraw) => readonly number[], drawn: number) =>
  groupHits({ partition: bySign, size: 1, mode, read, drawn, kinds: yearKinds });

const onTails = (mode: 'in' | 'out') =>
  groupHits({ partition: byTail, size: 1, mode, read: sevenOf, drawn: 7, kinds: ['zero', 'nonzero'] });

/** 生肖. */
export const zodiacGroup = ({ lhcSpecial49: fate }: HouseRules) =>
  creditGroup(
    'zodiac',
    type(
      'zodiac.sp',
      played(
        'zodiac.special',
        anySigns,
        onSigns('in', ({ special }) => [special], 1),
      ),
    ),
    type(
      'zodiac.flat',
      played('zodiac.any', anySigns, onSigns('in', sevenOf, 7)),
      played('zodiac.none', anySigns, onSigns('out', sevenOf, 7)),
      played('zodiac.main', anySigns, mainSigns()),
    ),
    type(
      'zodiac.joint',
      played(
        'zodiac.joint-in',
        setContent(signs, 2, 11),
        jointSigns('in', fate),
        jointNote[fate === 'settle' ? 'settle' : 'apart'],
      ),
      played('zodiac.joint-out', setContent(signs, 2, 11), jointSigns('out', fate)),
    ),
    type('zodiac.tot', played('zodiac.total', setContent(totals, 1, 8), totalSigns())),
  );

/** 连肖连尾: two to five signs or tails, all drawn or none drawn. */
export const linkedGroup = () =>
  creditGroup(
    'linkzod',
    ...[2, 3, 4, 5].flatMap((size) => [
      type(`linkzod.z${size}`, linked(size, 'zodiac', 'in'), linked(size, 'zodiac', 'out')),
      type(`linkzod.t${size}`, linked(size, 'tail', 'in'), linked(size, 'tail', 'out')),
    ]),
  );

/** 尾数. */
export const tailGroup = () =>
  creditGroup(
    'tail',
    type(
      'tail.flat',
      played('tail.any', setContent(tails, 1, 10), onTails('in')),
      played('tail.none', setContent(tails, 1, 10), onTails('out')),
    ),
  );

function linked(size: number, what: 'zodiac' | 'tail', mode: 'in' | 'out') {
  const sign = what === 'zodiac';
  return played(
    `linkzod.${what}${size}-${mode}`,
    setContent(sign ? signs : tails, size, 8),
    groupHits({
      partition: sign ? bySign : byTail,
      size,
      mode,
      read: sevenOf,
      drawn: 7,
      kinds: sign ? ['with-year', 'without-year'] : ['with-0', 'without-0'],
    }),
    `House choice: at most 8 ${sign ? 'signs' : 'tails'}.`,
  );
}

const totals = words('2', '3', '4', '5', '6', '7', 'odd', 'even');

/** 总肖: how many different signs the seven numbers have. */
const totalSigns = (): Play<LhcDraw> =>
  board({
    tokens: totals,
    layout: 'picks',
    read: (draw) => {
      const year = yearIndexOf(draw.year);
      return new Set(sevenOf(draw).map((number) => signIndexOf(number, year))).size;
    },
    weights: signCountWeights,
    outcome: (token, count) => {
      if (token === 'odd' || token === 'even') return winIf((count % 2 === 1) === (token === 'odd'));
      return winIf(token === String(count));
    },
  });

/** Draws of seven numbers per number of different signs 0 to 7; adds one sign at a time. */
function signCountWeights(): readonly bigint[] {
  const ways = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
  if (ways[0] !== undefined) ways[0][0] = 1;
  for (let sign = 0; sign < 12; sign++) addSign(ways, sign === 0 ? 5 : 4);
  return (ways[7] ?? []).map(BigInt);
}

/** Updates `ways[taken][signs]` for a sign of `size` numbers, of which none or some are drawn. */
function addSign(ways: number[][], size: number): void {
  for (let taken = 7; taken > 0; taken--) {
    for (let different = 7; different > 0; different--) {
      let more = 0;
      for (let part = 1; part <= Math.min(5, taken); part++)
        more += (ways[taken - part]?.[different - 1] ?? 0) * choose(size, part);
      const row = ways[taken];
      if (row !== undefined) row[different] = (row[different] ?? 0) + more;
    }
  }
}
