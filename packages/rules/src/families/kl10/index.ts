import { groupsContent, objectContent, range, setContent, setField, words } from '../../content/shape.ts';
import { directDifferent } from '../../play/direct-different.ts';
import { at } from '../../play/window.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { numbersOf } from '../draw.ts';
import { bestWithin } from '../numbers/best-lines.ts';
import {
  bankerContent,
  differentLines,
  numberRows,
  numberSet,
  openNumberRows,
  orderedLines,
} from '../numbers/contents.ts';
import {
  anyOfDrawn,
  firstNumber,
  mirrorDragon,
  orderedSingle,
  spotNumbers,
  windowGroup,
} from '../numbers/plays.ts';
import { adjacentGroup, adjacentOrdered } from './adjacent.ts';
import {
  ballSides,
  ballSideTokens,
  directions,
  directionTokens,
  dragonTokens,
  dragonWinds,
  firstRed,
  sumSides,
  sumSideTokens,
} from './boards.ts';

const numbers = { from: 1, to: 20 } as const;
const balls = ['第一球', '第二球', '第三球', '第四球', '第五球', '第六球', '第七球', '第八球'] as const;
const numerals = ['', '', '二', '三', '四', '五'];
const front = [0, 1, 2];
const limitNote = 'House choice: at most 10 picks on the credit disk.';

/** 快乐十分 / 幸运农场: eight different numbers of 1-20 in drawing order. */
export const kl10: FamilyRules = familyRules('kl10', { zh: '快乐十分', en: 'KL10' }, numbersOf, (house) => [
  officialGroup(),
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
        '第1-8球号码',
        'Number per ball',
        openNumberRows(balls, numbers),
        spotNumbers(numbers),
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
        groupsContent(balls, ballSideTokens, 0, 8, 1),
        ballSides(),
      ),
      played(
        'credit.sum-sides',
        '总和两面',
        'Sum two-sided',
        setContent(sumSideTokens, 1, 6),
        sumSides(house.kl10EightyFour),
      ),
    ),
    type(
      'credit.dir',
      '方位',
      'Direction',
      played(
        'credit.ball-direction',
        '方位',
        'Direction per ball',
        groupsContent(balls, directionTokens, 0, 4, 1),
        directions(),
      ),
      played(
        'credit.ball-zfb',
        '中发白',
        'Zhong / fa / bai per ball',
        groupsContent(balls, dragonTokens, 0, 3, 1),
        dragonWinds(),
      ),
    ),
    type(
      'credit.dragon-tiger-type',
      '龙虎',
      'Dragon / tiger',
      played(
        'credit.dragon-tiger',
        '龙虎',
        'Dragon / tiger',
        objectContent(setField('rank', range(1, 4), 1, 4), setField('list', words('dragon', 'tiger'), 1, 2)),
        mirrorDragon(8),
      ),
    ),
    type(
      'credit.main',
      '正码',
      'Any number',
      played(
        'credit.any-number',
        '正码',
        'Any of eight',
        numberSet(numbers, 1),
        anyOfDrawn(1, 1, 8, 20, 'multi'),
      ),
    ),
    type(
      'credit.link',
      '连码',
      'Linked numbers',
      ...[2, 3, 4, 5].map((size) =>
        played(
          `credit.link${size}`,
          `任选${numerals[size]}`,
          `Linked ${size}`,
          numberSet(numbers, size, 10),
          anyOfDrawn(size, size, 8, 20, 'multi'),
          limitNote,
        ),
      ),
      played(
        'credit.link2-adjacent',
        '选二连组',
        'Adjacent pair, any order',
        numberSet(numbers, 2, 10),
        adjacentGroup('multi'),
      ),
      played(
        'credit.front3-group',
        '选三前组',
        'Front three group',
        numberSet(numbers, 3, 10),
        windowGroup(front, 20, 'multi'),
      ),
    ),
  ),
]);

const officialGroup = () =>
  group(
    'official',
    '快乐十分',
    'Happy ten',
    type(
      'one',
      '选一',
      'Pick one',
      played(
        'first-number',
        '选一数投',
        'First number',
        setContent(range(1, 18), 1, 18),
        firstNumber({ from: 1, to: 18 }, 20),
      ),
      played(
        'first-red',
        '选一红投',
        'First red',
        setContent(range(19, 20), 1, 1),
        firstRed(),
        '19 and 20 are the red numbers; the pick names one of them but both win.',
      ),
    ),
    ...[2, 3, 4, 5].map(anyType),
    type(
      'link2',
      '选二连',
      'Adjacent pair',
      played(
        'link2.direct-multi',
        '选二连直',
        'Adjacent pair in order',
        numberRows(['前位', '后位'], numbers),
        adjacentOrdered(),
        "'Adjacent' means adjacent positions in the order drawn.",
      ),
      played(
        'link2.group-multi',
        '选二连组',
        'Adjacent pair, any order',
        numberSet(numbers, 2),
        adjacentGroup('multi'),
      ),
      played(
        'link2.group-banker',
        '选二连组胆拖',
        'Adjacent pair, banker and drag',
        bankerContent(numbers, 2, 19),
        adjacentGroup('banker'),
      ),
    ),
    type(
      'front3',
      '选三前',
      'Front three',
      played(
        'front3.direct-multi',
        '选三前直选复式',
        'Front three direct, multiple',
        numberRows(['第一位', '第二位', '第三位'], numbers),
        at(front, directDifferent(3, 20)),
      ),
      played(
        'front3.direct-single',
        '选三前直选单式',
        'Front three direct, single entry',
        orderedLines(numbers, 3),
        at(front, orderedSingle(numbers, 3)),
      ),
      played(
        'front3.group-multi',
        '选三前组选复式',
        'Front three group, multiple',
        numberSet(numbers, 3),
        windowGroup(front, 20, 'multi'),
      ),
      played(
        'front3.group-single',
        '选三前组选单式',
        'Front three group, single entry',
        differentLines(numbers, 3),
        windowGroup(front, 20, 'lines'),
      ),
      played(
        'front3.group-banker',
        '选三前组选胆拖',
        'Front three group, banker and drag',
        bankerContent(numbers, 3, 19),
        windowGroup(front, 20, 'banker'),
      ),
    ),
  );

/** 任选: all numbers of the unit bet are among the eight drawn. */
function anyType(size: number) {
  const zh = `选${numerals[size]}任选`;
  const en = `Any ${size}`;
  return type(
    `any${size}`,
    zh,
    en,
    played(
      `any${size}.multi`,
      `${zh}复式`,
      `${en}, multiple`,
      numberSet(numbers, size),
      anyOfDrawn(size, size, 8, 20, 'multi'),
    ),
    played(
      `any${size}.single`,
      `${zh}单式`,
      `${en}, single entry`,
      differentLines(numbers, size),
      anyOfDrawn(size, size, 8, 20, 'lines', bestWithin(8, 20)),
    ),
    played(
      `any${size}.banker`,
      `${zh}胆拖`,
      `${en}, banker and drag`,
      bankerContent(numbers, size, 19),
      anyOfDrawn(size, size, 8, 20, 'banker'),
    ),
  );
}
