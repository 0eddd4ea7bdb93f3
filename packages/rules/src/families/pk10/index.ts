import {
  type ContentShape,
  groupsContent,
  objectContent,
  range,
  setContent,
  setField,
  words,
} from '../../content/shape.ts';
import { directDifferent } from '../../play/direct-different.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { fourSides } from '../digits/boards.ts';
import { fourSidesContent } from '../digits/simple-items.ts';
import { numbersOf } from '../draw.ts';
import { houseNotes } from '../house.ts';
import { differentLines, numberRows, numberSet, openNumberRows, orderedLines } from '../numbers/contents.ts';
import { firstNumber, mirrorDragon, orderedSingle, spotNumbers, windowGroup } from '../numbers/plays.ts';
import { placeSides, topSum, topTwoSides } from './boards.ts';

const cars = { from: 1, to: 10 } as const;
const places = [
  '冠军',
  '亚军',
  '第三名',
  '第四名',
  '第五名',
  '第六名',
  '第七名',
  '第八名',
  '第九名',
  '第十名',
] as const;
const numerals = ['', '', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** PK10, 赛车, 飞艇: a permutation of 1-10, champion first. */
export const pk10: FamilyRules = familyRules(
  'pk10',
  { zh: 'PK10/赛车/飞艇', en: 'PK10' },
  numbersOf,
  (house) => [
    group(
      'front1',
      '猜冠军',
      'Champion',
      type(
        'front1.type',
        '猜冠军',
        'Champion',
        played('front1.direct', '猜冠军', 'Champion', numberSet(cars, 1), firstNumber(cars, 10)),
      ),
    ),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map(frontGroup),
    group(
      'locate',
      '定位胆',
      'Fixed position',
      type(
        'locate.all-type',
        '定位胆',
        'Fixed position',
        played('locate.all', '定位胆', 'Fixed position', openNumberRows(places, cars), spotNumbers(cars)),
      ),
    ),
    group(
      'sides',
      '大小单双',
      'Big/small/odd/even',
      type(
        'sides.type',
        '大小单双',
        'Big/small/odd/even',
        played(
          'sides.rank',
          '名次大小单双',
          'Big/small/odd/even by place',
          objectContent(setField('rank', cars, 1, 10), setField('list', fourSides, 1, 4)),
          placeSides('spots'),
        ),
      ),
    ),
    group(
      'dragon',
      '龙虎',
      'Dragon / tiger',
      type(
        'dragon.rank-type',
        '龙虎',
        'Dragon / tiger',
        played('dragon.rank', '龙虎', 'Dragon / tiger', rankContent, mirrorDragon(10)),
      ),
    ),
    group(
      'sum2',
      '冠亚和',
      'Top-two sum',
      type(
        'sum2.type',
        '冠亚和',
        'Top-two sum',
        played('sum2.value', '冠亚和值', 'Top-two sum value', sum2Content, topSum(2)),
        played(
          'sum2.sides',
          '冠亚和大小单双',
          'Top-two sum big/small/odd/even',
          fourSidesContent,
          topTwoSides(house),
          houseNotes.topTwoEleven[house.topTwoEleven],
        ),
      ),
    ),
    group(
      'sum3',
      '前三和',
      'Top-three sum',
      type(
        'sum3.type',
        '前三和',
        'Top-three sum',
        played('sum3.value', '前三和值', 'Top-three sum value', setContent(range(6, 27), 1, 22), topSum(3)),
      ),
    ),
    creditGroup(
      'credit',
      '信用盘',
      'Credit',
      type(
        'credit.ball-number-type',
        '1-10名',
        'Fixed position',
        played(
          'credit.ball-number',
          '1-10名号码',
          'Number per place',
          openNumberRows(places, cars),
          spotNumbers(cars),
        ),
      ),
      type(
        'credit.sum2-type',
        '冠亚和',
        'Top-two sum',
        played('credit.sum2-value', '冠亚和值', 'Top-two sum value', sum2Content, topSum(2)),
        played(
          'credit.sum2-sides',
          '冠亚和大小单双',
          'Top-two sum big/small/odd/even',
          fourSidesContent,
          topTwoSides(house),
          houseNotes.topTwoEleven[house.topTwoEleven],
        ),
      ),
      type(
        'credit.sides',
        '两面',
        'Two-sided',
        played(
          'credit.ball-sides',
          '1-10名两面',
          'Two-sided per place',
          groupsContent(places, fourSides, 0, 4, 1),
          placeSides('groups'),
        ),
      ),
      type(
        'credit.dragon-tiger-type',
        '龙虎',
        'Dragon / tiger',
        played('credit.dragon-tiger', '龙虎', 'Dragon / tiger', rankContent, mirrorDragon(10)),
      ),
    ),
  ],
);

const rankContent: ContentShape = objectContent(
  setField('rank', range(1, 5), 1, 5),
  setField('list', words('dragon', 'tiger'), 1, 2),
);
const sum2Content: ContentShape = setContent(range(3, 19), 1, 17);
const wordsOf: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

/** 前二 to 前十: the first places in order; for two and three places also in any order. */
function frontGroup(size: number) {
  const key = `front${size}`;
  const zh = `前${numerals[size]}`;
  const names = places.slice(0, size);
  const at = names.map((_, index) => index);
  const en = `Front ${size}`;
  const groupName = `Front ${wordsOf[size]} group`;
  const groupType =
    size > 3
      ? []
      : [
          type(
            `${key}.group`,
            `${zh}组选`,
            `${en} group`,
            played(
              `${key}.group-multi`,
              `${zh}组选复式`,
              `${groupName}, multiple`,
              numberSet(cars, size),
              windowGroup(at, 10, 'multi'),
            ),
            played(
              `${key}.group-single`,
              `${zh}组选单式`,
              `${groupName}, single entry`,
              differentLines(cars, size),
              windowGroup(at, 10, 'lines'),
            ),
          ),
        ];
  return group(
    key,
    zh,
    en,
    type(
      `${key}.direct`,
      `${zh}直选`,
      `${en} direct`,
      played(
        `${key}.direct-multi`,
        `${zh}直选复式`,
        `${en} direct, multiple`,
        numberRows(names, cars),
        directDifferent(size, 10),
      ),
      played(
        `${key}.direct-single`,
        `${zh}直选单式`,
        `${en} direct, single entry`,
        orderedLines(cars, size),
        orderedSingle(cars, size),
      ),
    ),
    ...groupType,
  );
}
