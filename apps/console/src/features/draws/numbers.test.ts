import { expect, test } from 'vitest';
import { numbersOf, numbersText } from './numbers.ts';

test('numbers are read with spaces, commas and a plus, and nothing else is', () => {
  expect(numbersOf('4 0 7')).toEqual([4, 0, 7]);
  expect(numbersOf('4,0，7')).toEqual([4, 0, 7]);
  expect(numbersOf(' 03 09 14 22 28 31 + 12 ')).toEqual({ main: [3, 9, 14, 22, 28, 31], extra: [12] });
  for (const wrong of ['', ' ', '1 2 x', '1 +', '+ 1', '1 + 2 + 3', '-1 2', '1.5 2', '123 4'])
    expect(numbersOf(wrong)).toBeUndefined();
});

test('numbers are shown as they are typed', () => {
  expect(numbersText([4, 0, 7])).toBe('4 0 7');
  expect(numbersText({ main: [3, 9], extra: [12] })).toBe('3 9 + 12');
  expect(numbersText({ main: [3, 9], special: 7, year: 'rat' })).toBe('3 9 + 7');
});
