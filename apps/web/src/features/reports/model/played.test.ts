import { expect, test } from 'vitest';
import { hoursOf, mostMinutes } from './played.ts';

test('[R2.8] eight columns of three hours are a day', () => {
  expect(hoursOf(0)).toEqual({ from: 0, to: 3 });
  expect(hoursOf(7)).toEqual({ from: 21, to: 24 });
});

test('[R2.8] the darkest cell is the one with most minutes', () => {
  expect(
    mostMinutes([
      [0, 12],
      [64, 3],
    ]),
  ).toBe(64);
  expect(mostMinutes([])).toBe(0);
});
