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

const star3 = windowOf(threePlaces, 0, 3, 'star3');
const front2 = windowOf(threePlaces, 0, 2, 'front2');
const back2 = windowOf(threePlaces, 1, 2, 'back2');

/** 3D / 排列三: three digits 0-9 in order, positions 百 十 个. */
export const d3: FamilyRules = familyRules('d3', numbersOf, (house) => [
  group('star3', ...threeStarTypes(star3, house)),
  group('star2', ...twoStarTypes(front2), ...twoStarTypes(back2)),
  fixedPositionGroup(threePlaces),
  group('any-in', anyPlaceType(star3, [1, 2])),
  group('sides', type('sides.type', sideRowsItem(front2), sideRowsItem(back2), sideRowsItem(star3))),
  officialGroup(),
  creditGroupOfD3(house),
]);

const creditGroupOfD3 = (house: HouseRules) =>
  creditGroup(
    'credit',
    type(
      'credit.ball-number-type',
      played('credit.ball-number', openDigitRows(threePlaces, 1), ballNumbers()),
    ),
    type(
      'credit.sides',
      played(
        'credit.ball-sides',
        groupsContent(threePlaces, sixSides, 0, 6, 1),
        ballSides(sixSides),
        '质合: 1 counts as prime, 0 as composite.',
      ),
      played('credit.sum-sides', fourSidesContent, sumSides(3)),
      played('credit.sum-tail', digitSet(1), sumTail(3)),
    ),
    type(
      'credit.dragon-tiger-type',
      played(
        'credit.dragon-tiger',
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
      ...threeDigitFormItems(star3, house),
      played('credit.sum-value', setContent(range(0, 27), 1, 28), sumValue(3)),
    ),
  );
