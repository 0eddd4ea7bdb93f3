import { amountOf } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { levelsOf } from './wheel-levels.ts';

test.each([
  ['as many prizes as colours', [0, 1, 3, 8, 28, 88], [0, 1, 2, 3, 4, 5]],
  ['fewer', [0, 1, 3], [0, 3, 5]],
  ['no empty tile', [1], [5]],
  ['more', [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 5]],
])('%s: the highest prize has the last colour', (_, prizes, levels) => {
  expect([...levelsOf(prizes.map((prize) => amountOf(BigInt(prize)))).values()]).toEqual(levels);
});
