import { expect, test } from 'vitest';
import { closesAfter } from './drag.ts';

test.each([
  ['pulled down a little', 60, 400, 500, false],
  ['pulled down by almost half', 240, 900, 500, true],
  ['flicked down', 60, 80, 500, true],
  ['pushed up', -80, 80, 500, false],
  ['a low sheet pulled down', 70, 600, 150, true],
] as const)('%s', (_, moved, ms, height, closes) => {
  expect(closesAfter(moved, ms, height)).toBe(closes);
});
