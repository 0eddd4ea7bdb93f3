import { range, setContent, words } from '../../content/shape.ts';
import { anyPositionsDirect } from '../../play/any-positions-direct.ts';
import { anyPlace, appears, occurrences } from '../../play/appear.ts';
import { board } from '../../play/board.ts';
import { group, played, type } from '../declare.ts';
import { sumValue, winIf } from '../digits/boards.ts';
import { differentOf, sumOf, sumWeights } from '../digits/measures.ts';
import { digitLinesContent, digitRows, digitSet, openDigitRows } from '../digits/window.ts';
import { pack, pass } from './packs.ts';

/** Names of the positions of three digits. */
export const threePlaces = ['百', '十', '个'] as const;

const all = words('all');

/** 福彩3D官方玩法: the plays of the welfare lottery's own rules. */
export const officialGroup = () =>
  group(
    'official',
    type(
      'official.all',
      played('official.two-d', openDigitRows(threePlaces, 2), anyPositionsDirect(2)),
      played('official.guess-1d', digitSet(1), occurrences(3, 10, ['hit1', 'hit2', 'hit3'])),
      played('official.guess-2d-different', digitSet(2), anyPlace(3, 2)),
      played('official.guess-2d-same', digitSet(1), appears(3, 10, 2)),
      played('official.pass', digitRows(threePlaces), pass()),
      played('official.sum-value', setContent(range(0, 27), 1, 28), sumValue(3)),
      played('official.big-small', setContent(words('big', 'small'), 1, 2), bigSmall()),
      played('official.odd-even', setContent(words('odd', 'even'), 1, 2), allOddEven()),
      played('official.triple', setContent(all, 1, 1), triple()),
      played('official.tractor', setContent(all, 1, 1), tractor()),
      played('official.pack3', digitLinesContent(3, 'ordered', 'pair'), pack(2)),
      played('official.pack6', digitLinesContent(3, 'ordered', 'different'), pack(5)),
    ),
  );

/** Big is a sum of 19 to 27, small 0 to 8; any sum between them loses. */
const bigSmall = () =>
  board({
    tokens: words('big', 'small'),
    layout: 'picks',
    read: sumOf,
    weights: () => sumWeights(3),
    outcome: (token, sum) => winIf(token === 'big' ? sum >= 19 : sum <= 8),
  });

/** Every digit odd, or every digit even. */
const allOddEven = () =>
  board({
    tokens: words('odd', 'even'),
    layout: 'picks',
    read: (drawn: readonly number[]) => drawn.filter((digit) => digit % 2 === 1).length,
    weights: () => [125n, 375n, 375n, 125n],
    outcome: (token, odd) => winIf(token === 'odd' ? odd === 3 : odd === 0),
  });

/** Three equal digits. */
const triple = () =>
  board({
    tokens: all,
    layout: 'picks',
    read: differentOf,
    weights: () => [0n, 10n, 270n, 720n],
    outcome: (_token, different) => winIf(different === 1),
    single: true,
  });

/** The digits in drawing order ascend or descend by one; 9 and 0 are not adjacent. */
const tractor = () =>
  board({
    tokens: all,
    layout: 'picks',
    read: ([a = 0, b = 0, c = 0]: readonly number[]) => (b - a === c - b && Math.abs(b - a) === 1 ? 1 : 0),
    weights: () => [984n, 16n],
    outcome: (_token, steps) => winIf(steps === 1),
    single: true,
  });
