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

/** PK10, 赛车, 飞艇: a permutation of 1-10, champion first. */
export const pk10: FamilyRules = familyRules('pk10', numbersOf, (house) => [
  group('front1', type('front1.type', played('front1.direct', numberSet(cars, 1), firstNumber(cars, 10)))),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map(frontGroup),
  group(
    'locate',
    type('locate.all-type', played('locate.all', openNumberRows(places, cars), spotNumbers(cars))),
  ),
  group(
    'sides',
    type(
      'sides.type',
      played(
        'sides.rank',
        objectContent(setField('rank', cars, 1, 10), setField('list', fourSides, 1, 4)),
        placeSides('spots'),
      ),
    ),
  ),
  group('dragon', type('dragon.rank-type', played('dragon.rank', rankContent, mirrorDragon(10)))),
  group(
    'sum2',
    type(
      'sum2.type',
      played('sum2.value', sum2Content, topSum(2)),
      played('sum2.sides', fourSidesContent, topTwoSides(house), houseNotes.topTwoEleven[house.topTwoEleven]),
    ),
  ),
  group('sum3', type('sum3.type', played('sum3.value', setContent(range(6, 27), 1, 22), topSum(3)))),
  creditGroup(
    'credit',
    type(
      'credit.ball-number-type',
      played('credit.ball-number', openNumberRows(places, cars), spotNumbers(cars)),
    ),
    type(
      'credit.sum2-type',
      played('credit.sum2-value', sum2Content, topSum(2)),
      played(
        'credit.sum2-sides',
        fourSidesContent,
        topTwoSides(house),
        houseNotes.topTwoEleven[house.topTwoEleven],
      ),
    ),
    type(
      'credit.sides',
      played('credit.ball-sides', groupsContent(places, fourSides, 0, 4, 1), placeSides('groups')),
    ),
    type('credit.dragon-tiger-type', played('credit.dragon-tiger', rankContent, mirrorDragon(10))),
  ),
]);

const rankContent: ContentShape = objectContent(
  setField('rank', range(1, 5), 1, 5),
  setField('list', words('dragon', 'tiger'), 1, 2),
);
const sum2Content: ContentShape = setContent(range(3, 19), 1, 17);

/** 前二 to 前十: the first places in order; for two and three places also in any order. */
function frontGroup(size: number) {
  const key = `front${size}`;
  const names = places.slice(0, size);
  const at = names.map((_, index) => index);
  const groupType =
    size > 3
      ? []
      : [
          type(
            `${key}.group`,
            played(`${key}.group-multi`, numberSet(cars, size), windowGroup(at, 10, 'multi')),
            played(`${key}.group-single`, differentLines(cars, size), windowGroup(at, 10, 'lines')),
          ),
        ];
  return group(
    key,
    type(
      `${key}.direct`,
      played(`${key}.direct-multi`, numberRows(names, cars), directDifferent(size, 10)),
      played(`${key}.direct-single`, orderedLines(cars, size), orderedSingle(cars, size)),
    ),
    ...groupType,
  );
}
