import { setContent } from '../../content/shape.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { fourSidesContent } from '../digits/simple-items.ts';
import { numbersOf } from '../draw.ts';
import { houseNotes } from '../house.ts';
import { numberSet } from '../numbers/contents.ts';
import { anyOfDrawn } from '../numbers/plays.ts';
import { anyGroup, kl8Numbers } from './any-group.ts';
import {
  combos,
  creditSums,
  elementNames,
  elements,
  fiveSides,
  frontBack,
  halves,
  oddEvenTie,
  oddTieEven,
  parities,
  sumCombos,
  sumSides,
  upperLower,
} from './boards.ts';

/** 快乐8: twenty different numbers of 1-80; their order is irrelevant. */
export const kl8: FamilyRules = familyRules('kl8', numbersOf, (house) => [
  anyGroup(),
  group(
    'board',
    type(
      'board.type',
      played('board.upper-lower', setContent(upperLower.tokens, 1, 3), halves(upperLower)),
      played('board.odd-even', setContent(oddTieEven.tokens, 1, 3), parities(oddTieEven)),
      played(
        'board.sum-sides',
        fourSidesContent,
        sumSides(house.kl8Board810),
        houseNotes.kl8Board810[house.kl8Board810],
      ),
      played('board.sum-combo', setContent(combos, 1, 4), sumCombos(house.kl8Board810)),
    ),
  ),
  creditGroup(
    'credit',
    type('credit.num', played('credit.number', numberSet(kl8Numbers, 1), anyOfDrawn(1, 1, 20, 80, 'multi'))),
    type(
      'credit.type',
      played(
        'credit.sum-sides',
        setContent(fiveSides, 1, 5),
        creditSums(house.kl8Credit810),
        houseNotes.kl8Credit810[house.kl8Credit810],
      ),
      played('credit.sum-combo', setContent(combos, 1, 4), sumCombos(house.kl8Credit810)),
      played('credit.front-back', setContent(frontBack.tokens, 1, 3), halves(frontBack)),
      played('credit.odd-even', setContent(oddEvenTie.tokens, 1, 3), parities(oddEvenTie)),
      played('credit.elements', setContent(elementNames, 1, 5), elements()),
    ),
  ),
]);
