import { expect, test } from 'vitest';
import { edgeText, percentText } from './percent.ts';

test.each([
  [3_000, '0.30%'],
  [25_000, '2.50%'],
  [100, '0.01%'],
  [125, '0.0125%'],
  [0, '0.00%'],
  [1_000_000, '100.00%'],
])('%i parts per million are %s', (ppm, text) => {
  expect(percentText(ppm)).toBe(text);
});

test.each([
  [1n, 40n, '2.50%'],
  [1n, 3n, '33.3334%'],
])('an edge of %i in %i is %s, never lower', (num, den, text) => {
  expect(edgeText({ num, den })).toBe(text);
});
