import { groupsContent, objectContent, setContent, setField, words } from '../../content/shape.ts';
import { anyPlace } from '../../play/appear.ts';
import { creditGroup, group, played, type } from '../declare.ts';
import {
  ballNumbers,
  ballSides,
  dragonTigerTie,
  positionPairs,
  sixSides,
  sumSides,
  sumTail,
} from '../digits/boards.ts';
import { threeDigitFormItems } from '../digits/credit-items.ts';
import { fourSidesContent } from '../digits/simple-items.ts';
import { digitSet, fivePlaces, openDigitRows } from '../digits/window.ts';
import { type HouseRules, houseNotes } from '../house.ts';
import { bullBoard, bullNames } from './bull.ts';
import { showHandBoard, showHandForms } from './show-hand.ts';
import { windows } from './windows.ts';

const compareContent = objectContent(
  setField('compare', positionPairs(5), 1, 10),
  setField('list', words('dragon', 'tiger', 'tie'), 1, 3),
);

/** 龙虎和 of the traditional board. */
export const compareGroup = (house: HouseRules) =>
  group(
    'compare',
    type(
      'compare.dragon-tiger-type',
      played(
        'compare.dragon-tiger',
        compareContent,
        dragonTigerTie(5, house.traditionTie),
        houseNotes.tie[house.traditionTie],
      ),
    ),
  );

/** 信用盘: stake times odds per pick. */
export const creditGroupOfSsc = (house: HouseRules) =>
  creditGroup(
    'credit',
    type(
      'credit.ball-number-type',
      played('credit.ball-number', openDigitRows(fivePlaces, 1), ballNumbers()),
    ),
    type(
      'credit.sides',
      played(
        'credit.ball-sides',
        groupsContent(fivePlaces, sixSides, 0, 6, 1),
        ballSides(sixSides),
        '质合: 1 counts as prime, 0 as composite.',
      ),
      played('credit.sum-sides', fourSidesContent, sumSides(5)),
      played('credit.sum-tail', digitSet(1), sumTail(5)),
    ),
    type(
      'credit.dragon-tiger-type',
      played(
        'credit.dragon-tiger',
        compareContent,
        dragonTigerTie(5, house.creditTie),
        houseNotes.tie[house.creditTie],
      ),
    ),
    type(
      'credit.form',
      ...threeDigitFormItems(windows.front3, house),
      ...threeDigitFormItems(windows.mid3, house),
      ...threeDigitFormItems(windows.back3, house),
      played('credit.all5-one', digitSet(1), anyPlace(5, 1)),
      played(
        'credit.bull',
        setContent(bullNames, 1, 15),
        bullBoard(),
        'bull-bull counts as value 10 (big, even).',
      ),
      played(
        'credit.show-hand',
        setContent(showHandForms, 1, 8),
        showHandBoard(),
        'Show-hand straight is NOT cyclic (6 sets), unlike the three-digit straight.',
      ),
    ),
  );
