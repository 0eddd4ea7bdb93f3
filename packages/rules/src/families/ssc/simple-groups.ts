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
    '不定位',
    'Any position',
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
    '大小单双',
    'Big/small/odd/even',
    type(
      'sides.type',
      '大小单双',
      'Big/small/odd/even',
      sideRowsItem(windows.front2),
      sideRowsItem(windows.back2),
      sideRowsItem(windows.front3),
      sideRowsItem(windows.back3),
      played(
        'sides.total',
        '五星和值大小单双',
        'Five-star sum big/small/odd/even',
        fourSidesContent,
        sumSides(5),
      ),
    ),
  );

/** 趣味: how often a digit appears among the five. */
export const funGroup = () =>
  group(
    'fun',
    '趣味',
    'Fun',
    type(
      'fun.special',
      '特殊',
      'Special',
      played('fun.appear1', '一帆风顺', 'Appears at least once', digitSet(1), appears(5, 10, 1)),
      played('fun.appear2', '好事成双', 'Appears at least twice', digitSet(1), appears(5, 10, 2)),
      played('fun.appear3', '三星报喜', 'Appears at least three times', digitSet(1), appears(5, 10, 3)),
      played('fun.appear4', '四季发财', 'Appears at least four times', digitSet(1), appears(5, 10, 4)),
    ),
  );
