import { expect, test } from 'vitest';
import { delayAfter } from './throttle.ts';

test('[A3] the delay doubles from 1 s to 60 s after five failures, and never locks for good', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1000].map((failures) => delayAfter(failures, 5, 60))).toEqual([
    0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});
