import { expect, test } from 'vitest';
import { oneIn } from './fraction.ts';

test.each([
  [1, 200, '1/200'],
  [90, 200, '1/2.2'],
  [14, 200, '1/14.3'],
  [200, 200, '1/1'],
])('%i in %i is %s', (count, size, text) => {
  expect(oneIn(count, size)).toBe(text);
});
