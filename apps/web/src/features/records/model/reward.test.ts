import { expect, test } from 'vitest';
import { edgeText } from '../../../components/reward-figures/index.ts';
import { ASSUMED_EDGE, leftOf } from './reward.ts';

const bonus = {
  state: 'active',
  reward: '30.0000',
  paid: '18.0000',
  required: '300.0000',
  progress: '186.0000',
} as const;

test('a running bonus shows what is left to stake, what that costs, and the next slice', () => {
  expect(leftOf(bonus)).toEqual({
    stake: 1_140_000n,
    unpaid: 120_000n,
    cost: 28_500n,
    share: 0.62,
    next: { stake: 240_000n, pays: 30_000n },
  });
});

test('cash and an ended bonus have nothing left', () => {
  expect(leftOf({ ...bonus, required: '0.0000', progress: '0.0000' })).toBeUndefined();
  expect(leftOf({ ...bonus, state: 'forfeited' })).toBeUndefined();
});

test('more stake than required costs nothing more', () => {
  expect(leftOf({ ...bonus, paid: '30.0000', progress: '312.0000' })).toMatchObject({ stake: 0n, cost: 0n });
});

test('the assumed edge is 2.5 per cent', () => {
  expect(edgeText(ASSUMED_EDGE)).toBe('2.50%');
});
