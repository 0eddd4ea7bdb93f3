import { expect, test } from 'vitest';
import { bonusLeft } from './bonus-left.ts';

const bonus = { reward: '30.0000', paid: '18.0000', required: '300.0000', progress: '186.0000' };

test('giving up loses what is not paid; the next tenth is named with its stake', () => {
  expect(bonusLeft(bonus)).toEqual({
    stake: 1_140_000n,
    unpaid: 120_000n,
    share: 0.62,
    next: { stake: 240_000n, pays: 30_000n },
  });
});

test('more stake than required counts as required', () => {
  expect(bonusLeft({ ...bonus, paid: '30.0000', progress: '312.0000' })).toEqual({
    stake: 0n,
    unpaid: 0n,
    share: 1,
    next: undefined,
  });
});
