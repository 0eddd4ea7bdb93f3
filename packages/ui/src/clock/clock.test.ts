import { expect, test } from 'vitest';
import { clockParts } from './clock-parts.ts';

test.each([
  [41, '00:41'],
  [0, '00:00'],
  [-3, '00:00'],
  [59.9, '00:59'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [86_400, '24:00:00'],
  [1_000_000, '99:59:59'],
  [null, '--:--'],
])('%s seconds left read %s', (seconds, text) => {
  expect(clockParts(seconds).join(':')).toBe(text);
});
