import { expect, test } from 'vitest';
import { leftText } from './left-text.ts';

test.each([
  [134, '02:14'],
  [0, '00:00'],
  [3_734, '1:02:14'],
  [90_000, '25:00:00'],
])('%i s is %s', (seconds, text) => {
  expect(leftText(seconds)).toBe(text);
});
