import { expect, test } from 'vitest';
import { brokenLines } from './index.ts';

const lines = (text: string, most: number) => brokenLines(text, (line) => line.length <= most);

test('a text is wrapped after commas and spaces, and inside words longer than a line', () => {
  expect(lines('【百】1,2,3 【十】4,5', 9)).toEqual(['【百】1,2,3', '【十】4,5']);
  expect(lines('1,2,3,4,5', 4)).toEqual(['1,2,', '3,4,', '5']);
  expect(lines('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(lines('', 3)).toEqual([]);
});
