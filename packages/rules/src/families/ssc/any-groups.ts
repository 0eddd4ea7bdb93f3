import { type ContentShape, type Field, objectContent, range, setField } from '../../content/shape.ts';
import { anyPositionsDirect } from '../../play/any-positions-direct.ts';
import { anyPositionsLines } from '../../play/any-positions-lines.ts';
import { type Play, winTier } from '../../play/play.ts';
import { singleLines } from '../../play/single-lines.ts';
import { anyPositions } from '../../play/window.ts';
import { group, played, type } from '../declare.ts';
import { directSum, groupMixed, groupSum2, groupSum3 } from '../digits/group-plays.ts';
import { fourStarForms, group2Form, group3Form, group6Form, singleDifferent } from '../digits/star-types.ts';
import { digitLines, digits, fivePlaces, openDigitRows } from '../digits/window.ts';

type DigitPlay = Play<readonly number[]>;

/** An item of any `k` positions. Its content has the marked positions and more fields. */
const marked = (k: number, id: string, play: DigitPlay, ...fields: readonly Field[]) =>
  played(`any${k}.${id}`, withPositions(k, ...fields), anyPositions(k, play));

const withPositions = (k: number, ...fields: readonly Field[]): ContentShape =>
  objectContent(setField('pos', range(1, 5), k, 5), ...fields);

const digitList = (min: number): Field => setField('list', digits, min, 10);

const sumList = (from: number, to: number): Field => setField('list', range(from, to), 1, to - from + 1);

const lineList = (...rule: Parameters<typeof digitLines>): Field => ({
  kind: 'lines',
  key: 'list',
  ...digitLines(...rule),
});

/** Direct plays of any `k` positions: rows, single entry, and the other items of the group. */
const directType = (k: number, ...more: readonly ReturnType<typeof marked>[]) =>
  type(
    `any${k}.direct`,
    played(`any${k}.direct-multi`, openDigitRows(fivePlaces, k), anyPositionsDirect(k)),
    played(`any${k}.direct-single`, withPositions(k, lineList(k, 'ordered')), anyPositionsLines(k)),
    ...more,
  );

/** 任选二. */
export const anyTwoGroup = () =>
  group(
    'any2',
    directType(2, marked(2, 'direct-sum', directSum(2), sumList(0, 18))),
    type(
      'any2.group',
      marked(2, 'group-multi', group2Form(), digitList(2)),
      marked(2, 'group-single', singleDifferent(2), lineList(2, 'unordered-different')),
      marked(2, 'group-sum', groupSum2(), sumList(1, 17)),
    ),
  );

/** 任选三. */
export const anyThreeGroup = () =>
  group(
    'any3',
    directType(3, marked(3, 'direct-sum', directSum(3), sumList(0, 27))),
    type(
      'any3.group',
      marked(3, 'group3-multi', group3Form(), digitList(2)),
      marked(3, 'group3-single', pairLines(), lineList(3, 'unordered', 'pair')),
      marked(3, 'group6-multi', group6Form(), digitList(3)),
      marked(3, 'group6-single', singleDifferent(3), lineList(3, 'unordered-different')),
      marked(3, 'group-mixed', groupMixed(), lineList(3, 'unordered', 'not-leopard')),
      marked(3, 'group-sum', groupSum3(), sumList(1, 26)),
    ),
  );

/** 任选四. */
export const anyFourGroup = () =>
  group(
    'any4',
    directType(4),
    type(
      'any4.group',
      ...fourStarForms.map(([ways, content, play]) => marked(4, `group${ways}`, play, ...listed(content))),
    ),
  );

const pairLines = (): DigitPlay => singleLines(digitLines(3, 'unordered', 'pair'), () => winTier(3, 1000));

/** The fields beside the positions; a content of one set has the key `list`. */
function listed(content: ContentShape): readonly Field[] {
  return content.fields.map((field) => (field.key === '' ? { ...field, key: 'list' } : field));
}
