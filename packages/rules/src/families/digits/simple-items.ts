import { groupsContent, setContent } from '../../content/shape.ts';
import { anyPlace } from '../../play/appear.ts';
import { sideRows } from '../../play/side-rows.ts';
import { at } from '../../play/window.ts';
import { group, played, type } from '../declare.ts';
import { ballNumbers, fourSides } from './boards.ts';
import { digitHas } from './measures.ts';
import { digitSet, openDigitRows, type Window } from './window.ts';

const numerals = ['', '一', '二', '三'];

/** Fixed position: every pick of every position is its own unit bet. */
export const fixedPositionGroup = (names: readonly string[]) =>
  group(
    'locate',
    '定位胆',
    'Fixed position',
    type(
      'locate.all-type',
      '定位胆',
      'Fixed position',
      played('locate.all', '定位胆', 'Fixed position', openDigitRows(names, 1), ballNumbers()),
    ),
  );

/** Any position: `sizes` lists the possible numbers of digits in a unit bet of this window. */
export const anyPlaceType = (w: Window, sizes: readonly number[]) =>
  type(
    `any-in.${w.key}`,
    `${w.zh}不定位`,
    `${w.en} any position`,
    ...sizes.map((k) =>
      played(
        `any-in.${w.key}-${k}`,
        `${w.zh}${numerals[k]}码不定位`,
        `${w.en} any position, ${k} number${k === 1 ? '' : 's'}`,
        digitSet(k),
        at(w.at, anyPlace(w.at.length, k)),
      ),
    ),
  );

/** Big, small, odd, even for every position of a window in one unit bet. */
export const sideRowsItem = (w: Window) =>
  played(
    `sides.${w.key}`,
    `${w.zh}大小单双`,
    `${w.en} big/small/odd/even`,
    groupsContent(w.names, fourSides, 1, 4),
    at(w.at, sideRows(w.at.length, fourSides, digitHas)),
  );

/** One set of the four sides as the whole content. */
export const fourSidesContent = setContent(fourSides, 1, 4);
