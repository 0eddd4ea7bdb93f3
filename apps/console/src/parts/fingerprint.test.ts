import { expect, test } from 'vitest';
import { groupedPrint } from './fingerprint.ts';

test('a fingerprint is read in three groups of four digits', () => {
  expect(groupedPrint('1f0b9ca3d3bcd937f846e1c1738aaa67')).toBe('1f0b-9ca3-d3bc');
  expect(groupedPrint('')).toBe('');
});
