import { expect, test } from 'vitest';
import { percentOf } from './percent-of.ts';
import { rebateMax, rebateStep } from './rebate-max.ts';

test.each([
  ['nobody’s member', 75_000, null, 75_000],
  ['a player who is not loaded yet', 75_000, undefined, 75_000],
  ['a member below the lottery', 75_000, 8_000, 8_000],
  ['a member above the lottery', 5_000, 8_000, 5_000],
  ['a member without any rebate', 75_000, 0, 0],
])('[R1] the highest rebate of %s', (_, lottery, member, max) => {
  expect(rebateMax(lottery, member)).toBe(max);
});

test('the slider reaches its end', () => {
  expect(rebateStep(8_000)).toBe(1_000);
  expect(rebateStep(8_500)).toBe(100);
});

test.each([
  [0, '0.0'],
  [12_000, '1.2'],
  [8_500, '0.85'],
  [8_590, '0.85'],
  [10_100, '1.01'],
])('%i ppm are %s per cent', (ppm, text) => {
  expect(percentOf(ppm)).toBe(text);
});
