import { groupsContent, setContent } from '../../content/shape.ts';
import { anyPlace } from '../../play/appear.ts';
import { sideRows } from '../../play/side-rows.ts';
import { at } from '../../play/window.ts';
import { group, played, type } from '../declare.ts';
import { ballNumbers, fourSides } from './boards.ts';
import { digitHas } from './measures.ts';
import { digitSet, openDigitRows, type Window } from './window.ts';

/** Fixed position: every pick of every position is its own unit bet. */
export const fixedPositionGroup = (names: readonly string[]) =>
  group('locate', type('locate.all-type', played('locate.all', openDigitRows(names, 1), ballNumbers())));

/** Any position: `sizes` lists the possible numbers of digits in a unit bet of this window. */
export const anyPlaceType = (w: Window, sizes: readonly number[]) =>
  type(
    `any-in.${w.key}`,
    ...sizes.map((k) => played(`any-in.${w.key}-${k}`, digitSet(k), at(w.at, anyPlace(w.at.length, k)))),
  );

/** Big, small, odd, even for every position of a window in one unit bet. */
export const sideRowsItem = (w: Window) =>
  played(
    `sides.${w.key}`,
    groupsContent(w.names, fourSides, 1, 4),
    at(w.at, sideRows(w.at.length, fourSides, digitHas)),
  );

/** One set of the four sides as the whole content. */
export const fourSidesContent = setContent(fourSides, 1, 4);
