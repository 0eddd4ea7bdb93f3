import { expect, test } from 'vitest';
import { dayFacts, hasMovement } from './day-facts.ts';
import { daysCsv } from './days-csv.ts';
import type { DaySums } from './sums.ts';

const still: DaySums = {
  day: '2026-11-25',
  stake: '0.0000',
  payout: '0.0000',
  rebate: '0.0000',
  rewards: '0.0000',
  net: '0.0000',
  deposits: '0.0000',
  withdrawals: '0.0000',
};
const lost: DaySums = {
  ...still,
  day: '2026-11-26',
  stake: '402.0000',
  payout: '222.0000',
  net: '-180.0000',
};
const won: DaySums = { ...still, day: '2026-11-27', stake: '388.0000', payout: '447.0001', net: '59.0001' };

test('[R2.8] the facts of some days', () => {
  expect(dayFacts([still, lost, won])).toEqual({ stakeMax: 4_020_000n, netMin: -1_800_000n, idle: 1 });
  expect(dayFacts([won])).toEqual({ stakeMax: 3_880_000n, netMin: 0n, idle: 0 });
});

test('[R2.8] a deposit alone is movement', () => {
  expect(hasMovement(still)).toBe(false);
  expect(hasMovement({ ...still, deposits: '0.0100' })).toBe(true);
});

test('[R2.8] the file of days has every figure with all decimals', () => {
  const text = daysCsv([lost, won], 'CNY', { day: '日期', currency: '币种', sum: (name) => name });
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    '日期,stake,payout,rebate,rewards,net,deposits,withdrawals,币种',
    '2026-11-26,402.0000,222.0000,0.0000,0.0000,-180.0000,0.0000,0.0000,CNY',
    '2026-11-27,388.0000,447.0001,0.0000,0.0000,59.0001,0.0000,0.0000,CNY',
  ]);
});
