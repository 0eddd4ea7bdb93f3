import { expect, test } from 'vitest';
import { percentText } from './percent.ts';

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
