import { expect, test } from 'vitest';
import { placeAfter } from './move-focus.ts';

test.each([
  ['ArrowUp', -1, 5, 4],
  ['ArrowUp', 3, 5, 2],
  ['ArrowUp', 0, 5, 0],
  ['ArrowDown', -1, 5, undefined],
  ['ArrowDown', 3, 5, 4],
  ['ArrowDown', 4, 5, 4],
  ['Home', 3, 5, 0],
  ['End', -1, 5, 4],
  ['a', 3, 5, undefined],
  ['ArrowUp', -1, 0, undefined],
])('%s from message %i of %i leads to %s', (key, from, count, place) => {
  expect(placeAfter(key, from, count)).toBe(place);
});
