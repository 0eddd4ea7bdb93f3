import { groupsContent, range, setContent, words } from '../../content/shape.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { fourSides } from '../digits/boards.ts';
import { numbersOf } from '../draw.ts';
import { houseNotes } from '../house.ts';
import { numberSet, openNumberRows } from '../numbers/contents.ts';
import { anyOfDrawn, firstNumber, spotNumbers, windowGroup } from '../numbers/plays.ts';
import { anyGroup } from './any-group.ts';
import {
  ballSides,
  dragonTiger,
  medians,
  oddCounts,
  oddCountTokens,
  sumSides,
  sumSideTokens,
  windowPlace,
} from './boards.ts';
import { x5Numbers, x5Places } from './numbers.ts';
import { windowGroups } from './window-groups.ts';

const limitNote = 'House choice: at most 8 picks on the credit disk.';
const linkNames = ['', '', '二中二', '三中三', '四中四', '五中五', '六中五', '七中五', '八中五'];

/** 11选5: five different numbers of 1-11 in drawing order. */
export const x5: FamilyRules = familyRules('x5', { zh: '11选5', en: '11 of 5' }, numbersOf, (house) => [
  anyGroup(),
  ...windowGroups(),
  group(
    'star1',
    '一码',
    'One number',
    type(
      'front1',
      '前一',
      'Front one',
      played(
        'front1.direct',
        '前一直选',
        'First number',
        numberSet(x5Numbers, 1),
        firstNumber(x5Numbers, 11),
      ),
    ),
  ),
  group(
    'locate',
    '定位胆',
    'Fixed position',
    type(
      'locate.type',
      '定位胆',
      'Fixed position',
      played(
        'locate.all',
        '定位胆',
        'Fixed position',
        openNumberRows(x5Places, x5Numbers),
        spotNumbers(x5Numbers),
      ),
    ),
  ),
  group(
    'any-in',
    '不定位',
    'Any position',
    type(
      'any-in.type',
      '不定位',
      'Any position',
      played(
        'any-in.front3',
        '前三不定位',
        'Front three any position',
        numberSet(x5Numbers, 1),
        windowPlace([0, 1, 2]),
      ),
      played(
        'any-in.mid3',
        '中三不定位',
        'Middle three any position',
        numberSet(x5Numbers, 1),
        windowPlace([1, 2, 3]),
      ),
      played(
        'any-in.back3',
        '后三不定位',
        'Back three any position',
        numberSet(x5Numbers, 1),
        windowPlace([2, 3, 4]),
      ),
    ),
  ),
  group(
    'fun',
    '趣味型',
    'Fun',
    type(
      'fun.type',
      '趣味',
      'Fun',
      played('fun.odd-count', '定单双', 'Odd/even count', setContent(oddCountTokens, 1, 6), oddCounts()),
      played('fun.median', '猜中位', 'Guess the median', setContent(range(3, 9), 1, 7), medians()),
    ),
  ),
  creditGroup(
    'credit',
    '信用盘',
    'Credit',
    type(
      'credit.ball',
      '单号',
      'Ball number',
      played(
        'credit.ball-number',
        '单号1-5',
        'Number per ball',
        openNumberRows(x5Places, x5Numbers),
        spotNumbers(x5Numbers),
      ),
    ),
    type(
      'credit.sides',
      '两面',
      'Two-sided',
      played(
        'credit.ball-sides',
        '各球两面',
        'Two-sided per ball',
        groupsContent(x5Places, fourSides, 0, 4, 1),
        ballSides(house.x5Eleven),
        houseNotes.x5Eleven[house.x5Eleven],
      ),
      played(
        'credit.sum-sides',
        '总和两面',
        'Sum two-sided',
        setContent(sumSideTokens, 1, 6),
        sumSides(house.x5Thirty),
        houseNotes.x5Thirty[house.x5Thirty],
      ),
      played(
        'credit.dragon-tiger',
        '龙虎',
        'Dragon / tiger',
        setContent(words('dragon', 'tiger'), 1, 2),
        dragonTiger(),
      ),
    ),
    type(
      'credit.link',
      '连码',
      'Linked numbers',
      played(
        'credit.one-in-one',
        '一中一',
        'One of five',
        numberSet(x5Numbers, 1),
        anyOfDrawn(1, 1, 5, 11, 'multi'),
      ),
      ...[2, 3, 4, 5, 6, 7, 8].map((size) =>
        played(
          `credit.link${size}`,
          linkNames[size] ?? '',
          `Linked ${size}`,
          numberSet(x5Numbers, size, 8),
          anyOfDrawn(size, Math.min(size, 5), 5, 11, 'multi'),
          limitNote,
        ),
      ),
      played(
        'credit.front2-group',
        '前二组选',
        'Front 2 group',
        numberSet(x5Numbers, 2, 8),
        windowGroup([0, 1], 11, 'multi'),
      ),
      played(
        'credit.front3-group',
        '前三组选',
        'Front 3 group',
        numberSet(x5Numbers, 3, 8),
        windowGroup([0, 1, 2], 11, 'multi'),
      ),
    ),
  ),
]);
