import { groupsContent, objectContent, range, setContent, setField, words } from '../../content/shape.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import {
  ballNumbers,
  ballSides,
  dragonTigerTie,
  positionPairs,
  sixSides,
  sumSides,
  sumTail,
  sumValue,
} from '../digits/boards.ts';
import { threeDigitFormItems } from '../digits/credit-items.ts';
import { anyPlaceType, fixedPositionGroup, fourSidesContent, sideRowsItem } from '../digits/simple-items.ts';
import { threeStarTypes, twoStarTypes } from '../digits/star-types.ts';
import { digitSet, openDigitRows, windowOf } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';
import { type HouseRules, houseNotes } from '../house.ts';
import { officialGroup, threePlaces } from './official.ts';

const star3 = windowOf(threePlaces, 0, 3, 'star3', '三星', 'Three star');
const front2 = windowOf(threePlaces, 0, 2, 'front2', '前二', 'Front two');
const back2 = windowOf(threePlaces, 1, 2, 'back2', '后二', 'Back two');

/** 3D / 排列三: three digits 0-9 in order, positions 百 十 个. */
export const d3: FamilyRules = familyRules('d3', { zh: '3D/排列三', en: '3D / P3' }, numbersOf, (house) => [
  group('star3', '三星', '3-star', ...threeStarTypes(star3, house)),
  group('star2', '二星', '2-star', ...twoStarTypes(front2), ...twoStarTypes(back2)),
  fixedPositionGroup(threePlaces),
  group('any-in', '不定位', 'Any position', anyPlaceType(star3, [1, 2])),
  group(
    'sides',
    '大小单双',
    'Big/small/odd/even',
    type(
      'sides.type',
      '大小单双',
      'Big/small/odd/even',
      sideRowsItem(front2),
      sideRowsItem(back2),
      sideRowsItem(star3),
    ),
  ),
  officialGroup(),
  creditGroupOfD3(house),
]);

const creditGroupOfD3 = (house: HouseRules) =>
  creditGroup(
    'credit',
    '信用盘',
    'Credit',
    type(
      'credit.ball-number-type',
      '球号',
      'Ball number',
      played(
        'credit.ball-number',
        '各球号码',
        'Number per ball',
        openDigitRows(threePlaces, 1),
        ballNumbers(),
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
        groupsContent(threePlaces, sixSides, 0, 6, 1),
        ballSides(sixSides),
        '质合: 1 counts as prime, 0 as composite.',
      ),
      played('credit.sum-sides', '总和大小单双', 'Sum two-sided', fourSidesContent, sumSides(3)),
      played('credit.sum-tail', '总和尾数', 'Sum tail', digitSet(1), sumTail(3)),
    ),
    type(
      'credit.dragon-tiger-type',
      '龙虎和',
      'Dragon / tiger / tie',
      played(
        'credit.dragon-tiger',
        '龙虎和',
        'Dragon / tiger / tie',
        objectContent(
          setField('compare', positionPairs(3), 1, 3),
          setField('list', words('dragon', 'tiger', 'tie'), 1, 3),
        ),
        dragonTigerTie(3, house.creditTie),
        houseNotes.tie[house.creditTie],
      ),
    ),
    type(
      'credit.form',
      '整合',
      'Forms',
      ...threeDigitFormItems(star3, house),
      played('credit.sum-value', '和值', 'Sum value', setContent(range(0, 27), 1, 28), sumValue(3)),
    ),
  );
