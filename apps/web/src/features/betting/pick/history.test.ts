import { expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { itemOf } from '../play/engine.ts';
import { lookupOf } from '../play/lookup.ts';
import { heatOf, largestAt, omissionsOf, timesOf } from './history.ts';
import { unitCountsOf } from './unit-counts.ts';
import { zonesOf } from './zones.ts';

await loadFamily('ssc');

/** Newest first. */
const drawn = [
  [1, 2, 3, 4, 5],
  [9, 9, 3, 0, 0],
  [0, 0, 7, 7, 7],
];
const lookup = (playId: string, zone = 0) => lookupOf(itemOf(playId), zonesOf(itemOf(playId))[zone]!)!;

test('a row counts draws at its own position', () => {
  const hundreds = lookup('ssc.back3.direct-multi');
  expect(omissionsOf(hundreds, drawn)).toEqual([3, 3, 3, 0, 3, 3, 3, 2, 3, 3]);
  expect(timesOf(hundreds, drawn)[3]).toBe(2);
});

test('a set counts anywhere in its window, a span and a sum by their value', () => {
  expect(omissionsOf(lookup('ssc.any-in.back3-1'), drawn)[5]).toBe(0);
  expect(omissionsOf(lookup('ssc.any-in.front3-1'), drawn)[5]).toBe(3);
  expect(omissionsOf(lookup('ssc.back3.direct-span'), drawn)[2]).toBe(0);
  expect(omissionsOf(lookup('ssc.back3.direct-sum'), drawn)[21]).toBe(2);
});

test('past draws give no figures for any-position sets and words', () => {
  expect(
    lookupOf(itemOf('ssc.any2.group-multi'), zonesOf(itemOf('ssc.any2.group-multi'))[1]!),
  ).toBeUndefined();
  expect(lookupOf(itemOf('ssc.sides.total'), zonesOf(itemOf('ssc.sides.total'))[0]!)).toBeUndefined();
});

test('marks: the largest omission, and figures far from the mean', () => {
  expect(largestAt([3, 9, 9, 1])).toBe(1);
  expect(largestAt([0, 0])).toBe(-1);
  expect(heatOf([10, 5, 5, 0])).toEqual(['hot', undefined, undefined, 'cold']);
});

test('line counts of sums, spans and bankers: a sum of 3 has 10 lines, a banker 54', () => {
  expect(unitCountsOf(itemOf('ssc.back3.direct-sum'))?.get(3)).toBe(10);
  expect(unitCountsOf(itemOf('ssc.back3.direct-span'))?.get(0)).toBe(10);
  expect(unitCountsOf(itemOf('ssc.back3.group-bank'))?.get(7)).toBe(54);
  expect(unitCountsOf(itemOf('ssc.any2.direct-sum'))?.get(9)).toBe(10);
  expect(unitCountsOf(itemOf('ssc.back3.direct-multi'))).toBeUndefined();
  expect(unitCountsOf(itemOf('ssc.any-in.back3-1'))).toBeUndefined();
});
