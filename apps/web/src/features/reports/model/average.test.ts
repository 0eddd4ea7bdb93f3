import { expect, test } from 'vitest';
import { compare } from './average.ts';

const mean = { stake: '1842.0000', payout: '1790.4240', spread: '480.0000' };

test('[R2.8] the payouts of the sample week are below the average, among two thirds of results', () => {
  expect(compare('1628.0000', mean)).toEqual({
    difference: -1_624_240n,
    isUsual: true,
    at: 0.433,
    usual: { from: 0.3, to: 0.7 },
    lossPpm: 28_000,
  });
});

test.each([
  ['1790.4240', 0.5, true],
  ['1310.4240', 0.3, true],
  ['2270.4240', 0.7, true],
  ['2270.4241', 0.7, false],
  ['0.0000', 0, false],
  ['99999.0000', 1, false],
])('[R2.8] a payout of %s is at %s of the line, usual: %s', (payout, at, isUsual) => {
  expect(compare(payout, mean)).toMatchObject({ at, isUsual });
});

test('[R2.8] without decided stakes there is nothing to compare', () => {
  expect(compare('0.0000', { stake: '0.0000', payout: '0.0000', spread: '0.0000' })).toBeUndefined();
});

test('[R2.8] results without any spread are at the average or beyond it', () => {
  const sure = { stake: '10.0000', payout: '9.0000', spread: '0.0000' };
  expect(compare('9.0000', sure)).toMatchObject({ at: 0.5, isUsual: true });
  expect(compare('9.5000', sure)).toMatchObject({ at: 1, isUsual: false });
});
