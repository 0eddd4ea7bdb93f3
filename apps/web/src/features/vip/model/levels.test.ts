import { parseAmount, printAmount } from '@tessera/protocol/money';
import { VIP_LEVELS } from '@tessera/rewards';
import { expect, test } from 'vitest';
import type { VipLevel } from '../api/vip.ts';
import { ladderShare, worthOf } from './levels.ts';

const amount = (text: string) => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const levels: readonly VipLevel[] = VIP_LEVELS.map((level) => ({
  level: level.level,
  turnover: printAmount(level.turnover),
  cost: '0.0000',
  promotion: printAmount(level.promotion),
  weekly: printAmount(level.weekly),
  monthly: printAmount(level.monthly),
  birthday: printAmount(level.birthday),
  lottery_ppm: level.lotteryPpm,
  platform_ppm: level.platformPpm,
  withdrawals: level.withdrawals,
  free_withdrawals: level.withdrawals,
  withdrawal_max: printAmount(level.withdrawalMax),
}));

test('VIP 4 from 86,420.00 of turnover costs 2,839.50 on average and pays 88 once and 10 more a month', () => {
  const worth = worthOf(levels, 3, amount('86420.00'), 4, 25_000);
  expect(worth).toEqual({
    missing: amount('113580.00'),
    cost: amount('2839.50'),
    promotion: amount('88.00'),
    monthly: amount('10.00'),
    costsMore: true,
  });
});

test('a level that is nearly reached may cost less than its first year brings', () => {
  // 100.00 × 2.5 % = 2.50; VIP 4 brings 88 + 52 × 2 + 12 × 10 + 30 = 342 more in a year.
  expect(worthOf(levels, 3, amount('199900.00'), 4, 25_000)?.costsMore).toBe(false);
  expect(worthOf(levels, 3, amount('186320.00'), 4, 25_000)?.costsMore).toBe(false);
  expect(worthOf(levels, 3, amount('186319.00'), 4, 25_000)?.costsMore).toBe(true);
});

test('a level further up includes the bonuses of the levels before it', () => {
  expect(worthOf(levels, 3, amount('86420.00'), 5, 25_000)?.promotion).toBe(amount('376.00'));
});

test('a level that is reached costs nothing more', () => {
  expect(worthOf(levels, 3, amount('86420.00'), 3, 25_000)).toBeUndefined();
  expect(worthOf(levels, 8, amount('20000000.00'), 9, 25_000)).toBeUndefined();
});

test('a level with its turnover already staked has no missing turnover and no cost', () => {
  expect(worthOf(levels, 3, amount('200000.00'), 4, 25_000)).toMatchObject({ missing: 0n, cost: 0n });
});

test('the ladder has equal steps and ends at the last level', () => {
  expect(ladderShare(levels, 1, amount('0.00'))).toBe(0);
  expect(ladderShare(levels, 3, amount('50000.00'))).toBeCloseTo(2 / 7);
  expect(ladderShare(levels, 3, amount('125000.00'))).toBeCloseTo(2.5 / 7);
  expect(ladderShare(levels, 8, amount('12000000.00'))).toBe(1);
});

test('a held level counts as reached when a correction lowered the turnover', () => {
  expect(ladderShare(levels, 3, amount('40000.00'))).toBeCloseTo(2 / 7);
});
