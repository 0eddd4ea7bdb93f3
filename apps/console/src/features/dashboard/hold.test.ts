import { expect, test } from 'vitest';
import { percentText } from '../../platform/format.ts';
import { holdOf } from './hold.ts';

const sums = (payouts: string, band = '10.0000') => ({
  draws: 1,
  stakes: '1000.0000',
  payouts,
  expected: '970.0000',
  band,
});

test('a hold is what is left of the stakes, beside its expectation', () => {
  expect(holdOf(sums('960.0000'))).toEqual({
    actual: 40_000,
    expected: 30_000,
    band: 10_000,
    isOutside: false,
  });
  expect(percentText(holdOf(sums('1012.3456'))!.actual)).toBe('−1.23%');
});

test('it is outside only beyond the band, on both sides, to the ten-thousandth', () => {
  expect(['980.0000', '960.0000'].map((paid) => holdOf(sums(paid))!.isOutside)).toEqual([false, false]);
  expect(['980.0001', '959.9999'].map((paid) => holdOf(sums(paid))!.isOutside)).toEqual([true, true]);
});

test('without stakes there is no expected hold', () => {
  expect(holdOf({ ...sums('0.0000'), stakes: '0.0000' })).toBeUndefined();
});
