import { appears } from '../../play/appear.ts';
import { group, played, type } from '../declare.ts';
import { sumSides } from '../digits/boards.ts';
import { anyPlaceType, fixedPositionGroup, fourSidesContent, sideRowsItem } from '../digits/simple-items.ts';
import { digitSet, fivePlaces } from '../digits/window.ts';
import { windows } from './windows.ts';

/** 定位胆. */
export const locateGroup = () => fixedPositionGroup(fivePlaces);

/** 不定位. */
export const anyInGroup = () =>
  group(
    'any-in',
    anyPlaceType(windows.front3, [1, 2]),
    anyPlaceType(windows.mid3, [1, 2]),
    anyPlaceType(windows.back3, [1, 2]),
    anyPlaceType(windows.front4, [1, 2]),
    anyPlaceType(windows.back4, [1, 2]),
    anyPlaceType(windows.star5, [1, 2, 3]),
  );

/** 大小单双. */
export const sidesGroup = () =>
  group(
    'sides',
    type(
      'sides.type',
      sideRowsItem(windows.front2),
      sideRowsItem(windows.back2),
      sideRowsItem(windows.front3),
      sideRowsItem(windows.back3),
      played('sides.total', fourSidesContent, sumSides(5)),
    ),
  );

/** 趣味: how often a digit appears among the five. */
export const funGroup = () =>
  group(
    'fun',
    type(
      'fun.special',
      played('fun.appear1', digitSet(1), appears(5, 10, 1)),
      played('fun.appear2', digitSet(1), appears(5, 10, 2)),
      played('fun.appear3', digitSet(1), appears(5, 10, 3)),
      played('fun.appear4', digitSet(1), appears(5, 10, 4)),
    ),
  );
