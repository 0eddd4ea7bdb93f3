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
const front = [0, 1, 2];
const limitNote = 'House choice: at most 10 picks on the credit disk.';

/** 快乐十分 / 幸运农场: eight different numbers of 1-20 in drawing order. */
export const kl10: FamilyRules = familyRules('kl10', numbersOf, (house) => [
  officialGroup(),
  creditGroup(
    'credit',
    type('credit.ball', played('credit.ball-number', openNumberRows(balls, numbers), spotNumbers(numbers))),
    type(
      'credit.sides',
      played('credit.ball-sides', groupsContent(balls, ballSideTokens, 0, 8, 1), ballSides()),
      played('credit.sum-sides', setContent(sumSideTokens, 1, 6), sumSides(house.kl10EightyFour)),
    ),
    type(
      'credit.dir',
      played('credit.ball-direction', groupsContent(balls, directionTokens, 0, 4, 1), directions()),
      played('credit.ball-zfb', groupsContent(balls, dragonTokens, 0, 3, 1), dragonWinds()),
    ),
    type(
      'credit.dragon-tiger-type',
      played(
        'credit.dragon-tiger',
        objectContent(setField('rank', range(1, 4), 1, 4), setField('list', words('dragon', 'tiger'), 1, 2)),
        mirrorDragon(8),
      ),
    ),
    type('credit.main', played('credit.any-number', numberSet(numbers, 1), anyOfDrawn(1, 1, 8, 20, 'multi'))),
    type(
      'credit.link',
      ...[2, 3, 4, 5].map((size) =>
        played(
          `credit.link${size}`,
          numberSet(numbers, size, 10),
          anyOfDrawn(size, size, 8, 20, 'multi'),
          limitNote,
        ),
      ),
      played('credit.link2-adjacent', numberSet(numbers, 2, 10), adjacentGroup('multi')),
      played('credit.front3-group', numberSet(numbers, 3, 10), windowGroup(front, 20, 'multi')),
    ),
  ),
]);

const officialGroup = () =>
  group(
    'official',
    type(
      'one',
      played('first-number', setContent(range(1, 18), 1, 18), firstNumber({ from: 1, to: 18 }, 20)),
      played(
        'first-red',
        setContent(range(19, 20), 1, 1),
        firstRed(),
        '19 and 20 are the red numbers; the pick names one of them but both win.',
      ),
    ),
    ...[2, 3, 4, 5].map(anyType),
    type(
      'link2',
      played(
        'link2.direct-multi',
        numberRows(['前位', '后位'], numbers),
        adjacentOrdered(),
        "'Adjacent' means adjacent positions in the order drawn.",
      ),
      played('link2.group-multi', numberSet(numbers, 2), adjacentGroup('multi')),
      played('link2.group-banker', bankerContent(numbers, 2, 19), adjacentGroup('banker')),
    ),
    type(
      'front3',
      played(
        'front3.direct-multi',
        numberRows(['第一位', '第二位', '第三位'], numbers),
        at(front, directDifferent(3, 20)),
      ),
      played('front3.direct-single', orderedLines(numbers, 3), at(front, orderedSingle(numbers, 3))),
      played('front3.group-multi', numberSet(numbers, 3), windowGroup(front, 20, 'multi')),
      played('front3.group-single', differentLines(numbers, 3), windowGroup(front, 20, 'lines')),
      played('front3.group-banker', bankerContent(numbers, 3, 19), windowGroup(front, 20, 'banker')),
    ),
  );

/** 任选: all numbers of the unit bet are among the eight drawn. */
function anyType(size: number) {
  return type(
    `any${size}`,
    played(`any${size}.multi`, numberSet(numbers, size), anyOfDrawn(size, size, 8, 20, 'multi')),
    played(
      `any${size}.single`,
      differentLines(numbers, size),
      anyOfDrawn(size, size, 8, 20, 'lines', bestWithin(8, 20)),
    ),
    played(`any${size}.banker`, bankerContent(numbers, size, 19), anyOfDrawn(size, size, 8, 20, 'banker')),
  );
}
