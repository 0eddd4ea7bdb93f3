import { expect, test } from 'vitest';
import { rovingTarget } from './roving.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['ArrowDown', 1, 3],
  ['ArrowUp', 3, 1],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['a', 0, null],
])('%s from place %s leads to %s when place 2 is disabled', (key, from, target) => {
  expect(rovingTarget(key, from, 5, (index) => index !== 2)).toBe(target);
});

test('nothing gets the focus when all items are disabled', () => {
  expect(rovingTarget('ArrowRight', 0, 3, () => false)).toBeNull();
});
