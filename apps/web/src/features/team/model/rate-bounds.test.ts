import { expect, test } from 'vitest';
import { boundsOf, isBelow } from './rate-bounds.ts';

const member = { rate_min_ppm: 3_000, rate_max_ppm: 12_000 };

test('[R1] a rate lies between those of the members below and the own one', () => {
  expect(boundsOf(member, false)).toEqual({ from: 3_000, to: 12_000 });
});

test('[R1] together with the members below it may be lower', () => {
  expect(boundsOf(member, true)).toEqual({ from: 0, to: 12_000 });
  expect(isBelow(member, 2_900)).toBe(true);
  expect(isBelow(member, 3_000)).toBe(false);
});

test('[R1] an own rate that falls tomorrow leaves no choice above it', () => {
  expect(boundsOf({ rate_min_ppm: 8_000, rate_max_ppm: 6_000 }, false)).toEqual({ from: 6_000, to: 6_000 });
});
