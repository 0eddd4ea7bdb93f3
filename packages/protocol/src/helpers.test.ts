import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations, roundFixed, sum } from './helpers.ts';

describe('[R9.6] combinations', () => {
  test.each([
    [5, 0, 1n],
    [5, 5, 1n],
    [5, 2, 10n],
    [33, 6, 1_107_568n],
    [49, 6, 13_983_816n],
    [80, 20, 3_535_316_142_212_174_320n],
    [5, 6, 0n],
    [5, -1, 0n],
    [0, 0, 1n],
  ])('%i over %i is %s', (n, k, ways) => {
    expect(combinations(n, k)).toBe(ways);
  });

  test('each is the sum of the two above it in the triangle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (n, k) => {
        expect(combinations(n, k)).toBe(combinations(n - 1, k - 1) + combinations(n - 1, k));
      }),
    );
  });
});

describe('[R9.6] sum', () => {
  test.each([
    [[], '0'],
    [[0.1, 0.2], '0.3'],
    [['0.1', '0.20'], '0.30'],
    [[1, 2n, '-3.5'], '-0.5'],
    [['1e-7', 1], '1.0000001'],
    [[1e21], '1000000000000000000000'],
  ])('of %o is %s', (values, total) => {
    expect(sum(values)).toBe(total);
  });

  test.each([['1,5'], [''], [Number.NaN], ['0x1']])('%j is not a decimal', (value) => {
    expect(() => sum([value])).toThrow(RangeError);
  });
});

describe('[R9.6] fixed decimals', () => {
  test.each([
    ['1.005', 2, '1.01'],
    [1.005, 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.004999', 2, '1.00'],
    ['0.5', 0, '1'],
    ['-0.4', 0, '0'],
    ['2', 3, '2.000'],
    [99.99996, 4, '100.0000'],
    [1e-7, 4, '0.0000'],
  ])('%s to %i places is %s', (value, places, text) => {
    expect(roundFixed(value, places)).toBe(text);
  });

  test('rounding toward zero never increases the size', () => {
    expect(roundFixed('99.99996', 4, 'down')).toBe('99.9999');
    expect(roundFixed('-99.99996', 4, 'down')).toBe('-99.9999');
  });
});
