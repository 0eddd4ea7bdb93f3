import { directDifferent } from '../../play/direct-different.ts';
import { at } from '../../play/window.ts';
import { group, played, type } from '../declare.ts';
import { bankerContent, differentLines, numberRows, numberSet, orderedLines } from '../numbers/contents.ts';
import { orderedSingle, windowGroup } from '../numbers/plays.ts';
import { x5Numbers, x5Places } from './numbers.ts';

/** 二码 and 三码: two or three adjacent positions, in order or in any order. */
export const windowGroups = () => [
  group(
    'star2',
    '二码',
    'Two numbers',
    ...windowTypes('front2', '前二', 'Front two', [0, 1]),
    ...windowTypes('back2', '后二', 'Back two', [3, 4]),
  ),
  group(
    'star3',
    '三码',
    'Three numbers',
    ...windowTypes('front3', '前三', 'Front three', [0, 1, 2]),
    ...windowTypes('mid3', '中三', 'Middle three', [1, 2, 3]),
    ...windowTypes('back3', '后三', 'Back three', [2, 3, 4]),
  ),
];

function windowTypes(key: string, zh: string, en: string, positions: readonly number[]) {
  const size = positions.length;
  const names = positions.map((position) => x5Places[position] ?? '');
  return [
    type(
      `${key}.direct`,
      `${zh}直选`,
      `${en} direct`,
      played(
        `${key}.direct-multi`,
        `${zh}直选复式`,
        `${en} direct, multiple`,
        numberRows(names, x5Numbers),
        at(positions, directDifferent(size, 11)),
      ),
      played(
        `${key}.direct-single`,
        `${zh}直选单式`,
        `${en} direct, single entry`,
        orderedLines(x5Numbers, size),
        at(positions, orderedSingle(x5Numbers, size)),
      ),
    ),
    type(
      `${key}.group`,
      `${zh}组选`,
      `${en} group`,
      played(
        `${key}.group-multi`,
        `${zh}组选复式`,
        `${en} group, multiple`,
        numberSet(x5Numbers, size),
        windowGroup(positions, 11, 'multi'),
      ),
      played(
        `${key}.group-single`,
        `${zh}组选单式`,
        `${en} group, single entry`,
        differentLines(x5Numbers, size),
        windowGroup(positions, 11, 'lines'),
      ),
      played(
        `${key}.group-banker`,
        `${zh}组选胆拖`,
        `${en} group, banker and drag`,
        bankerContent(x5Numbers, size, 10),
        windowGroup(positions, 11, 'banker'),
      ),
    ),
  ];
}
