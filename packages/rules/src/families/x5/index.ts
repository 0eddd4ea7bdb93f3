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

/** 11选5: five different numbers of 1-11 in drawing order. */
export const x5: FamilyRules = familyRules('x5', numbersOf, (house) => [
  anyGroup(),
  ...windowGroups(),
  group(
    'star1',
    type('front1', played('front1.direct', numberSet(x5Numbers, 1), firstNumber(x5Numbers, 11))),
  ),
  group(
    'locate',
    type('locate.type', played('locate.all', openNumberRows(x5Places, x5Numbers), spotNumbers(x5Numbers))),
  ),
  group(
    'any-in',
    type(
      'any-in.type',
      played('any-in.front3', numberSet(x5Numbers, 1), windowPlace([0, 1, 2])),
      played('any-in.mid3', numberSet(x5Numbers, 1), windowPlace([1, 2, 3])),
      played('any-in.back3', numberSet(x5Numbers, 1), windowPlace([2, 3, 4])),
    ),
  ),
  group(
    'fun',
    type(
      'fun.type',
      played('fun.odd-count', setContent(oddCountTokens, 1, 6), oddCounts()),
      played('fun.median', setContent(range(3, 9), 1, 7), medians()),
    ),
  ),
  creditGroup(
    'credit',
    type(
      'credit.ball',
      played('credit.ball-number', openNumberRows(x5Places, x5Numbers), spotNumbers(x5Numbers)),
    ),
    type(
      'credit.sides',
      played(
        'credit.ball-sides',
        groupsContent(x5Places, fourSides, 0, 4, 1),
        ballSides(house.x5Eleven),
        houseNotes.x5Eleven[house.x5Eleven],
      ),
      played(
        'credit.sum-sides',
        setContent(sumSideTokens, 1, 6),
        sumSides(house.x5Thirty),
        houseNotes.x5Thirty[house.x5Thirty],
      ),
      played('credit.dragon-tiger', setContent(words('dragon', 'tiger'), 1, 2), dragonTiger()),
    ),
    type(
      'credit.link',
      played('credit.one-in-one', numberSet(x5Numbers, 1), anyOfDrawn(1, 1, 5, 11, 'multi')),
      ...[2, 3, 4, 5, 6, 7, 8].map((size) =>
        played(
          `credit.link${size}`,
          numberSet(x5Numbers, size, 8),
          anyOfDrawn(size, Math.min(size, 5), 5, 11, 'multi'),
          limitNote,
        ),
      ),
      played('credit.front2-group', numberSet(x5Numbers, 2, 8), windowGroup([0, 1], 11, 'multi')),
      played('credit.front3-group', numberSet(x5Numbers, 3, 8), windowGroup([0, 1, 2], 11, 'multi')),
    ),
  ),
]);
