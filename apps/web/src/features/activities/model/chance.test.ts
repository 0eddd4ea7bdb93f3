import { expect, test } from 'vitest';
import { chanceText } from './chance.ts';

test.each([
  [0, '0%'],
  [0.0001, '<0.1%'],
  [0.008, '0.8%'],
  [0.9858, '98.6%'],
  [0.99999, '>99.9%'],
  [1, '100%'],
])('a chance of %d is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});
