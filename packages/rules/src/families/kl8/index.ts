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
export const kl8: FamilyRules = familyRules('kl8', { zh: '快乐8', en: 'KL8' }, numbersOf, (house) => [
  anyGroup(),
  group(
    'board',
    '盘面',
    'Board',
    type(
      'board.type',
      '盘面',
      'Board',
      played(
        'board.upper-lower',
        '上下盘',
        'Upper / lower',
        setContent(upperLower.tokens, 1, 3),
        halves(upperLower),
      ),
      played(
        'board.odd-even',
        '奇偶盘',
        'Odd / even board',
        setContent(oddTieEven.tokens, 1, 3),
        parities(oddTieEven),
      ),
      played(
        'board.sum-sides',
        '和值大小单双',
        'Sum big/small/odd/even',
        fourSidesContent,
        sumSides(house.kl8Board810),
        houseNotes.kl8Board810[house.kl8Board810],
      ),
      played(
        'board.sum-combo',
        '和值大单大双小单小双',
        'Sum combination',
        setContent(combos, 1, 4),
        sumCombos(house.kl8Board810),
      ),
    ),
  ),
  creditGroup(
    'credit',
    '信用盘',
    'Credit',
    type(
      'credit.num',
      '正码',
      'Number',
      played('credit.number', '正码', 'Number', numberSet(kl8Numbers, 1), anyOfDrawn(1, 1, 20, 80, 'multi')),
    ),
    type(
      'credit.type',
      '整合',
      'Main',
      played(
        'credit.sum-sides',
        '总和大小单双810',
        'Sum big/small/odd/even/810',
        setContent(fiveSides, 1, 5),
        creditSums(house.kl8Credit810),
        houseNotes.kl8Credit810[house.kl8Credit810],
      ),
      played(
        'credit.sum-combo',
        '总和过关',
        'Sum combination',
        setContent(combos, 1, 4),
        sumCombos(house.kl8Credit810),
      ),
      played(
        'credit.front-back',
        '前后和',
        'Front / back / tie',
        setContent(frontBack.tokens, 1, 3),
        halves(frontBack),
      ),
      played(
        'credit.odd-even',
        '单双和',
        'Odd / even / tie',
        setContent(oddEvenTie.tokens, 1, 3),
        parities(oddEvenTie),
      ),
      played('credit.elements', '五行', 'Five elements', setContent(elementNames, 1, 5), elements()),
    ),
  ),
]);
