import { fruitWins } from '@tessera/games';
import { expect, test } from 'vitest';
import { marksOf } from './view.ts';

test('marks only the paying part of a line', () => {
  const wins = fruitWins([
    ['cherry', 'plum', 'lemon'],
    ['cherry', 'bell', 'lemon'],
    ['seven', 'orange', 'lemon'],
  ]);
  const { cells, lines } = marksOf({ wins });
  expect(lines).toEqual([
    [0, 0],
    [2, 2, 2],
  ]);
  expect(new Set(cells.map(String))).toEqual(new Set(['0,0', '1,0', '0,2', '1,2', '2,2']));
});
