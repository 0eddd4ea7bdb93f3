import { directDifferent } from '../../play/direct-different.ts';
import { at } from '../../play/window.ts';
import { group, played, type } from '../declare.ts';
import { bankerContent, differentLines, numberRows, numberSet, orderedLines } from '../numbers/contents.ts';
import { orderedSingle, windowGroup } from '../numbers/plays.ts';
import { x5Numbers, x5Places } from './numbers.ts';

/** 二码 and 三码: two or three adjacent positions, in order or in any order. */
export const windowGroups = () => [
  group('star2', ...windowTypes('front2', [0, 1]), ...windowTypes('back2', [3, 4])),
  group(
    'star3',
    ...windowTypes('front3', [0, 1, 2]),
    ...windowTypes('mid3', [1, 2, 3]),
    ...windowTypes('back3', [2, 3, 4]),
  ),
];

function windowTypes(key: string, positions: readonly number[]) {
  const size = positions.length;
  const names = positions.map((position) => x5Places[position] ?? '');
  return [
    type(
      `${key}.direct`,
      played(`${key}.direct-multi`, numberRows(names, x5Numbers), at(positions, directDifferent(size, 11))),
      played(
        `${key}.direct-single`,
        orderedLines(x5Numbers, size),
        at(positions, orderedSingle(x5Numbers, size)),
      ),
    ),
    type(
      `${key}.group`,
      played(`${key}.group-multi`, numberSet(x5Numbers, size), windowGroup(positions, 11, 'multi')),
      played(`${key}.group-single`, differentLines(x5Numbers, size), windowGroup(positions, 11, 'lines')),
      played(`${key}.group-banker`, bankerContent(x5Numbers, size, 10), windowGroup(positions, 11, 'banker')),
    ),
  ];
}
