import { expect, test } from 'vitest';
import { type PadKey, pressKey } from './press-key.ts';

const typed = (keys: readonly PadKey[], decimals = 2, digitsMax = 6) =>
  keys.reduce((text, key) => pressKey(text, key, { decimals, digitsMax }), '');

test.each([
  ['digits follow each other', ['1', '2', '3'], '123'],
  ['a digit replaces a leading zero', ['0', '5'], '5'],
  ['a double zero at the start is one zero', ['00', '7'], '7'],
  ['the point brings its zero', ['.', '5'], '0.5'],
  ['there is one point', ['1', '.', '.', '5'], '1.5'],
  ['two decimals at most', ['1', '.', '2', '5', '9'], '1.25'],
  ['delete takes one', ['1', '2', 'delete'], '1'],
  ['clear takes all', ['1', '2', 'clear'], ''],
  ['six digits at most', ['1', '2', '3', '4', '5', '6', '7'], '123456'],
  ['+ adds to what is typed', ['5', '+10', '+100'], '115'],
  ['+ on nothing is its number', ['+100'], '100'],
  ['+ leaves the decimals', ['2', '.', '5', '+10'], '12.5'],
  ['+ that does not fit is left out', ['9', '9', '9', '9', '9', '5', '+10'], '999995'],
  ['00 that does not fit is left out', ['1', '2', '3', '4', '5', '00'], '12345'],
] as const)('%s', (_, keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('integers accept no point', () => {
  expect(typed(['1', '.', '5'], 0)).toBe('15');
});
