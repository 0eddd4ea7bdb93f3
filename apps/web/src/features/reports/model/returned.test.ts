import { expect, test } from 'vitest';
import { returnedPpm } from './returned.ts';

test('[R2.8] the part of its stakes that a team got back is cut to hundredths of a percent', () => {
  expect(returnedPpm('81004.0000', '83060.0000')).toBe(975_200);
  expect(returnedPpm('150.0000', '100.0000')).toBe(1_500_000);
  expect(returnedPpm('0.0000', '0.0000')).toBeUndefined();
});
