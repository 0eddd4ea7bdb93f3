import { expect, test } from 'vitest';
import { mostWinNothing } from './race.ts';

test('most players win nothing once they are more than twice the prizes', () => {
  expect([2, 20, 21].map((players) => mostWinNothing(players, 10))).toEqual([false, false, true]);
});
