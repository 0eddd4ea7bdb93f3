import { amountOf, printAmount } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { feeOf, isPayable, minutesText, payOf, stepOf } from './deposit.ts';
import { isOver, stagesOf } from './withdrawal.ts';

test('[R5.6] a fee is a share, rounded down, plus a fixed sum', () => {
  const fee = (units: bigint, fee_ppm: number, fee_fixed: string) =>
    printAmount(feeOf(amountOf(units), { fee_ppm, fee_fixed }));
  expect(fee(5_000_000n, 0, '0.0000')).toBe('0.0000');
  expect(fee(5_000_000n, 12_000, '1.5000')).toBe('7.5000');
  expect(fee(9_999n, 12_345, '0.0000')).toBe('0.0123');
});

test('[L10] the sum to pay is rounded up to the last place, never below the amount', () => {
  const rate = amountOf(71_234n);
  const pay = payOf(amountOf(5_000_000n), rate);
  expect(printAmount(pay)).toBe('70.1913');
  expect(pay * rate >= 5_000_000n * 10_000n).toBe(true);
  expect((pay - 1n) * rate < 5_000_000n * 10_000n).toBe(true);
  expect(printAmount(payOf(amountOf(20_000n), amountOf(20_000n)))).toBe('1.0000');
});

test('a deposit is payable until it expires', () => {
  expect(isPayable({ state: 'created', expires_at: 10 }, 9)).toBe(true);
  expect(isPayable({ state: 'created', expires_at: 10 }, 10)).toBe(false);
  expect(isPayable({ state: 'confirming', expires_at: 10 }, 9)).toBe(false);
  expect(stepOf({ state: 'credited' })).toBe(4);
});

test.each([
  [900_000, '15:00'],
  [899_001, '15:00'],
  [1, '00:01'],
  [-5, '00:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(minutesText(ms)).toBe(text);
});

test('[L11] the states of a withdrawal form four stages, each with its time', () => {
  const steps = [
    { state: 'requested', at: 1 },
    { state: 'reviewing', at: 2 },
    { state: 'approved', at: 3 },
    { state: 'sending', at: 4 },
  ] as const;
  expect(stagesOf({ state: 'sending', steps: [...steps] })).toEqual([
    { stage: 'requested', look: 'done', at: 1 },
    { stage: 'review', look: 'done', at: 2 },
    { stage: 'sending', look: 'now', at: 4 },
    { stage: 'arrived', look: 'ahead', at: undefined },
  ]);
  const done = stagesOf({ state: 'confirmed', steps: [...steps, { state: 'confirmed', at: 9 }] });
  expect(done.map(({ look }) => look)).toEqual(['done', 'done', 'done', 'done']);
});

test('[L11] the stages of a returned withdrawal end where it stopped', () => {
  const steps = [
    { state: 'requested' as const, at: 1 },
    { state: 'reviewing' as const, at: 2 },
    { state: 'rejected' as const, at: 3 },
  ];
  const views = stagesOf({ state: 'rejected', steps });
  expect(views.map(({ stage, look }) => [stage, look])).toEqual([
    ['requested', 'done'],
    ['review', 'stopped'],
  ]);
  expect(isOver({ state: 'rejected' })).toBe(true);
  expect(isOver({ state: 'sent' })).toBe(false);
});
