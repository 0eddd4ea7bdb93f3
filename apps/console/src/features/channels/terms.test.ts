import { expect, test } from 'vitest';
import { percentOf, ppmOf, termsOf } from './terms.ts';

test('a percentage is read to the millionth and written back', () => {
  expect(['1.5', '0', '20', '0.0001', '1.50000', '-1', ''].map(ppmOf)).toEqual([
    15_000,
    0,
    200_000,
    1,
    undefined,
    undefined,
    undefined,
  ]);
  for (const ppm of [0, 1, 15_000, 200_000]) expect(ppmOf(percentOf(ppm))).toBe(ppm);
});

test('bounds are in their order, and the fee is at most a fifth', () => {
  const terms = { min: '50', max: '5000', feePercent: '1', feeFixed: '0' };
  expect(termsOf(terms)).toEqual({ min: '50', max: '5000', feePpm: 10_000, feeFixed: '0' });
  for (const wrong of [{ min: '0' }, { max: '49' }, { feePercent: '20.1' }, { feeFixed: 'x' }])
    expect(termsOf({ ...terms, ...wrong })).toBeUndefined();
});
