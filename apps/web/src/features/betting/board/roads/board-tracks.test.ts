import { tracksOf } from '@tessera/rules/statistics';
import { expect, test } from 'vitest';
import { roadWords, trackGroups } from './board-tracks.ts';

test('facts are grouped by position; dragon and tiger of a rank is with its rank', () => {
  const groups = trackGroups(tracksOf('pk10'));
  expect(groups).toHaveLength(11);
  expect(groups.map(({ tracks }) => tracks.length)).toEqual([2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2]);
});

test('a road runs from the oldest draw to the newest and has a largest length', () => {
  const [size] = tracksOf('ssc').filter(({ key }) => key === 'place-1-size');
  if (!size) throw new Error('no fact');
  const newestFirst = [
    [9, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
  ];
  expect(roadWords(size, newestFirst)).toEqual(['small', 'small', 'big']);
  expect(roadWords(size, newestFirst, 2)).toEqual(['small', 'big']);
});
