import { describe, expect, test } from 'vitest';
import { range, words } from '../content/shape.ts';
import { quickFilter } from './quick-filter.ts';

describe('quick filters', () => {
  const row = { tokens: range(0, 9), max: 10 };

  test.each([
    ['all', '0123456789'],
    ['big', '56789'],
    ['small', '01234'],
    ['odd', '13579'],
    ['even', '02468'],
    ['clear', ''],
  ] as const)('%s picks %s of ten digits', (filter, picks) => {
    expect(quickFilter(row, filter).join('')).toBe(picks);
  });

  test('small includes the middle of an odd-length row, and a row never exceeds its maximum', () => {
    expect(quickFilter({ tokens: range(1, 11), max: 11 }, 'big')).toEqual(['7', '8', '9', '10', '11']);
    expect(quickFilter({ tokens: range(1, 49), max: 10 }, 'all')).toHaveLength(10);
  });

  test('rows of words support only all and clear', () => {
    const sides = { tokens: words('big', 'small'), max: 2 };
    expect(quickFilter(sides, 'all')).toEqual(['big', 'small']);
    expect(quickFilter(sides, 'odd')).toEqual([]);
  });
});
