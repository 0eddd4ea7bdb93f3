import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { carriedSelection } from './carried.ts';

beforeAll(async () => {
  for (const family of ['ssc', 'x5', 'ssq']) await loadFamily(family);
});

test('picks from a link become the selection of their play, zone by zone', () => {
  expect(carriedSelection('ssc.back3.direct-multi', '2,5|0,3|1,8')?.sets).toEqual([
    [2, 5],
    [0, 3],
    [1, 8],
  ]);
  expect(carriedSelection('ssc.locate.all', '|||7|')?.sets).toEqual([[], [], [], [7], []]);
  expect(carriedSelection('x5.any1.multi', '3,11')?.sets).toEqual([[3, 11]]);
  expect(carriedSelection('ssq.multi', '1,33|16')?.sets).toEqual([[1, 33], [16]]);
});

test('picks a play does not offer are dropped, and an unknown play gives no selection', () => {
  expect(carriedSelection('ssc.locate.all', '12,x,4')?.sets[0]).toEqual([4]);
  expect(carriedSelection('none.none', '1')).toBeUndefined();
});
