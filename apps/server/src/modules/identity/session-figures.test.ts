import { expect, test } from 'vitest';
import { flowOf } from './session-figures.ts';

test.each([
  ['nothing yet', [], 0n, 0n],
  ['a lost bet', [{ kind: 'bet', amount: -20n }], 20n, 0n],
  [
    'a win',
    [
      { kind: 'bet', amount: -20n },
      { kind: 'win', amount: 195n },
    ],
    20n,
    195n,
  ],
  [
    'a cancelled bet',
    [
      { kind: 'bet', amount: -50n },
      { kind: 'cancel', amount: 20n },
    ],
    30n,
    0n,
  ],
  ['a refunded bet of an earlier session', [{ kind: 'void', amount: 20n }], 0n, 20n],
  ['a bonus', [{ kind: 'bonus', amount: 100n }], 0n, 0n],
])('[RP6] %s', (_, rows, staked, returned) => {
  expect(flowOf(rows)).toEqual({ staked, returned });
});
