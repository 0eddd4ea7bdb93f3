import { type ContentShape, objectContent, range, setContent, setField, words } from '../../content/shape.ts';
import { combo, directMulti } from '../../play/direct.ts';
import { form } from '../../play/form.ts';
import { winTier } from '../../play/play.ts';
import { singleLines } from '../../play/single-lines.ts';
import { at } from '../../play/window.ts';
import { type Declared, played, type } from '../declare.ts';
import { type HouseRules, houseNotes } from '../house.ts';
import { formBoard, sumTail } from './boards.ts';
import {
  directSpan,
  directSum,
  groupBank2,
  groupBank3,
  groupMixed,
  groupSum2,
  groupSum3,
} from './group-plays.ts';
import { digitLines, digitLinesContent, digitRows, digitSet, digits, type Window } from './window.ts';

/** Sets under two keys: the digits that repeat and the others. */
const twoSets = (
  a: 'double' | 'tripple' | 'quadruple',
  aMin: number,
  b: 'single' | 'double',
  bMin: number,
): ContentShape => objectContent(setField(a, digits, aMin, 10), setField(b, digits, bMin, 10));

/** Direct plays of a window of any length; combination plays need at least three positions. */
function directType(w: Window, ...more: readonly Declared<readonly number[]>[]) {
  const n = w.at.length;
  const lines = digitLines(n, 'ordered');
  const combination = n < 3 ? [] : [played(`${w.key}.combo`, digitRows(w.names), at(w.at, combo(n)))];
  return type(
    `${w.key}.direct`,
    played(`${w.key}.direct-multi`, digitRows(w.names), at(w.at, directMulti(n))),
    played(
      `${w.key}.direct-single`,
      digitLinesContent(n, 'ordered'),
      at(
        w.at,
        singleLines(lines, () => winTier(1, 10 ** n)),
      ),
    ),
    ...combination,
    ...more,
  );
}

/** Group plays by form, named after the number of arrangements. */
function formType(
  w: Window,
  ...forms: readonly (readonly [number, ContentShape, ReturnType<typeof form>])[]
) {
  return type(
    `${w.key}.group`,
    ...forms.map(([ways, content, play]) => played(`${w.key}.group${ways}`, content, at(w.at, play))),
  );
}

/** Five positions: direct, and group by form. */
export const fiveStarTypes = (w: Window) => [
  directType(w),
  formType(
    w,
    [120, digitSet(5), form(10, { set: 0, repeat: 1, choose: 5 })],
    [
      60,
      twoSets('double', 1, 'single', 3),
      form(10, { set: 0, repeat: 2, choose: 1 }, { set: 1, repeat: 1, choose: 3 }),
    ],
    [
      30,
      twoSets('double', 2, 'single', 1),
      form(10, { set: 0, repeat: 2, choose: 2 }, { set: 1, repeat: 1, choose: 1 }),
    ],
    [
      20,
      twoSets('tripple', 1, 'single', 2),
      form(10, { set: 0, repeat: 3, choose: 1 }, { set: 1, repeat: 1, choose: 2 }),
    ],
    [
      10,
      twoSets('tripple', 1, 'double', 1),
      form(10, { set: 0, repeat: 3, choose: 1 }, { set: 1, repeat: 2, choose: 1 }),
    ],
    [
      5,
      twoSets('quadruple', 1, 'single', 1),
      form(10, { set: 0, repeat: 4, choose: 1 }, { set: 1, repeat: 1, choose: 1 }),
    ],
  ),
];

/** Four positions: direct, and group by form. */
export const fourStarTypes = (w: Window) => [directType(w), formType(w, ...fourStarForms)];

/** Forms of four digits with their contents, also played on any four positions. */
export const fourStarForms: readonly (readonly [number, ContentShape, ReturnType<typeof form>])[] = [
  [24, digitSet(4), form(10, { set: 0, repeat: 1, choose: 4 })],
  [
    12,
    twoSets('double', 1, 'single', 2),
    form(10, { set: 0, repeat: 2, choose: 1 }, { set: 1, repeat: 1, choose: 2 }),
  ],
  [6, objectContent(setField('double', digits, 2, 10)), form(10, { set: 0, repeat: 2, choose: 2 })],
  [
    4,
    twoSets('tripple', 1, 'single', 1),
    form(10, { set: 0, repeat: 3, choose: 1 }, { set: 1, repeat: 1, choose: 1 }),
  ],
];

/** One pair and one single digit from one set. */
export const group3Form = () => form(10, { set: 0, repeat: 2, choose: 1 }, { set: 0, repeat: 1, choose: 1 });

/** Three different digits from one set. */
export const group6Form = () => form(10, { set: 0, repeat: 1, choose: 3 });

/** Two different digits from one set. */
export const group2Form = () => form(10, { set: 0, repeat: 1, choose: 2 });

/** Three positions: direct, group and other plays. */
export const threeStarTypes = (w: Window, house: HouseRules) => [
  directType(
    w,
    played(`${w.key}.direct-sum`, setContent(range(0, 27), 1, 28), at(w.at, directSum(3))),
    played(`${w.key}.direct-span`, digitSet(1), at(w.at, directSpan(3))),
  ),
  type(
    `${w.key}.group`,
    played(`${w.key}.group3-multi`, digitSet(2), at(w.at, group3Form())),
    played(
      `${w.key}.group3-single`,
      digitLinesContent(3, 'unordered', 'pair'),
      at(
        w.at,
        singleLines(digitLines(3, 'unordered', 'pair'), () => winTier(3, 1000)),
      ),
    ),
    played(`${w.key}.group6-multi`, digitSet(3), at(w.at, group6Form())),
    played(
      `${w.key}.group6-single`,
      digitLinesContent(3, 'unordered-different'),
      at(w.at, singleDifferent(3)),
    ),
    played(`${w.key}.group-mixed`, digitLinesContent(3, 'unordered', 'not-leopard'), at(w.at, groupMixed())),
    played(`${w.key}.group-sum`, setContent(range(1, 26), 1, 26), at(w.at, groupSum3())),
    played(
      `${w.key}.group-bank`,
      digitSet(1, 1),
      at(w.at, groupBank3()),
      'House choice: exactly one banker digit per content. Leopards never win.',
    ),
  ),
  type(
    `${w.key}.other`,
    played(`${w.key}.sum-tail`, digitSet(1), at(w.at, sumTail(3))),
    played(
      `${w.key}.special`,
      setContent(specialForms, 1, 3),
      at(w.at, formBoard(specialForms, house)),
      houseNotes.straights[house.straights],
    ),
  ),
];

const specialForms = words('leopard', 'straight', 'pair');

/** Two positions: direct and group plays. */
export const twoStarTypes = (w: Window) => [
  directType(
    w,
    played(`${w.key}.direct-sum`, setContent(range(0, 18), 1, 19), at(w.at, directSum(2))),
    played(`${w.key}.direct-span`, digitSet(1), at(w.at, directSpan(2))),
  ),
  type(
    `${w.key}.group`,
    played(`${w.key}.group-multi`, digitSet(2), at(w.at, group2Form())),
    played(
      `${w.key}.group-single`,
      digitLinesContent(2, 'unordered-different'),
      at(w.at, singleDifferent(2)),
    ),
    played(`${w.key}.group-sum`, setContent(range(1, 17), 1, 17), at(w.at, groupSum2())),
    played(
      `${w.key}.group-bank`,
      digitSet(1, 1),
      at(w.at, groupBank2()),
      'House choice: exactly one banker digit; a pair (two equal digits) never wins.',
    ),
  ),
];

/** Lines of different digits in any order. A draw with a repeated digit never wins. */
export function singleDifferent(positions: 2 | 3) {
  return singleLines(digitLines(positions, 'unordered-different'), () =>
    winTier(positions === 2 ? 2 : 6, 10 ** positions),
  );
}
