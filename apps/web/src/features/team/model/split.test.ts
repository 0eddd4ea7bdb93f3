import { expect, test } from 'vitest';
import { splitOf } from './split.ts';

test('[R2.8] 100 staked are split between what is paid back, the agent and the rest', () => {
  expect(splitOf(8_000, 12_000, 975_000)).toEqual({
    theirs: 8_000n,
    mine: 4_000n,
    back: 975_000n,
    rest: 21_000n,
  });
});

test('[R1] a member with the own rate earns the agent nothing', () => {
  expect(splitOf(12_000, 12_000, 975_000).mine).toBe(0n);
});

test.each([0, 100, 7_300, 12_000])('with a rebate of %i ppm the parts are 100 together', (theirs) => {
  const { mine, back, rest } = splitOf(theirs, 12_000, 968_400);
  expect(mine + back + rest).toBe(1_000_000n);
});
