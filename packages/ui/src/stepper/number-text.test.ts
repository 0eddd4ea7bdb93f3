import { describe, expect, test } from 'vitest';
import { parseTyped, snap, toHalfWidth } from './number-text.ts';

test.each([
  ['12', 12],
  ['１２．５', 12.5],
  ['1,234', 1234],
  ['－3', -3],
  ['.5', 0.5],
  ['', null],
  ['abc', null],
  ['1e9', null],
  ['0x10', null],
  ['--1', null],
])('typed "%s" reads as %s', (text, value) => {
  expect(parseTyped(text)).toBe(value);
});

test('full-width digits become half-width, other text is unchanged', () => {
  expect(toHalfWidth('第０４１期')).toBe('第041期');
});

describe('snapping to a scale', () => {
  test.each([
    [5, 1, 10, 1, 5],
    [0, 1, 10, 1, 1],
    [99, 1, 10, 1, 10],
    [1.2499, 0, 2, 0.1, 1.2],
    [0.3, 0, 1, 0.1, 0.3],
    [10, 1, 10, 4, 9],
  ])('%s on %s…%s by %s is %s', (value, min, max, step, expected) => {
    expect(snap(value, min, max, step)).toBe(expected);
  });
});
