import { expect, test } from 'vitest';
import { directionOf } from './finger.ts';

test('a movement counts as a swipe when it is long and straight', () => {
  expect(directionOf({ dx: -60, dy: 10 })).toBe('left');
  expect(directionOf({ dx: 80, dy: -30 })).toBe('right');
  expect(directionOf({ dx: 0, dy: -56 })).toBe('up');
  expect(directionOf({ dx: 12, dy: 90 })).toBe('down');
  expect(directionOf({ dx: 55, dy: 0 })).toBeUndefined();
  expect(directionOf({ dx: 60, dy: 40 })).toBeUndefined();
});
