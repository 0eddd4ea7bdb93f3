import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../families/all.ts';
import { familyAttributes } from '../families/all-attributes.ts';
import { lunarYearOf, signOf } from '../families/lhc/numbers.ts';
import { arbDraw } from '../testing/index.ts';
import { drawAttributes } from './attributes.ts';

const attributesOf = (...given: Parameters<typeof drawAttributes>) =>
  Object.fromEntries(drawAttributes(...given).map(({ key, value }) => [key, value]));

describe('attributes of a draw', () => {
  test('SSC: sum, sides, dragon and forms', () => {
    expect(attributesOf('ssc', [3, 7, 6, 6, 8])).toEqual({
      sum: '30',
      'sum-size': 'big',
      'sum-parity': 'even',
      'dragon-tiger': 'tiger',
      'front3-form': 'half-straight',
      'mid3-form': 'pair',
      'back3-form': 'pair',
    });
  });

  test('PK10: top-two sum and five dragons', () => {
    expect(attributesOf('pk10', [1, 10, 3, 4, 5, 6, 7, 8, 9, 2])).toMatchObject({
      sum2: '11',
      'sum2-size': 'small',
      'dragon-tiger-1': 'tiger',
      'dragon-tiger-2': 'dragon',
    });
  });

  test('K3, PC28, KL8, KL10 and jackpot lotteries', () => {
    expect(attributesOf('k3', [2, 4, 3])).toMatchObject({ sum: '9', form: 'straight' });
    expect(attributesOf('pc28', [9, 9, 9])).toMatchObject({ sum: '27', color: 'none' });
    expect(
      attributesOf(
        'kl8',
        Array.from({ length: 20 }, (_, i) => i + 31),
      ),
    ).toMatchObject({
      sum: '810',
      'sum-size': 'tie',
      'upper-lower': 'middle',
      'odd-even': 'tie',
    });
    expect(attributesOf('kl10', [20, 1, 2, 3, 4, 5, 6, 7])).toMatchObject({
      sum: '48',
      'dragon-tiger-1': 'dragon',
    });
    expect(attributesOf('ssq', { main: [1, 3, 5, 7, 9, 12], extra: [4] })).toEqual({
      sum: '37',
      'odd-count': '5-1',
    });
  });

  test('LHC: in a horse year the horse has 1, 13, 25, 37 and 49, the snake 2', () => {
    expect([1, 13, 25, 37, 49].map((number) => signOf(number, 'horse'))).toEqual(new Array(5).fill('horse'));
    expect(signOf(2, 'horse')).toBe('snake');
    expect(attributesOf('lhc', { main: [1, 2, 3, 4, 5, 6], special: 49, year: 'horse' })).toMatchObject({
      'ball-1-sign': 'horse',
      'ball-7-color': 'green',
      'special-size': 'tie',
      sum: '70',
    });
  });

  test('the lunar year changes at the lunar new year', () => {
    expect(lunarYearOf('2026-02-16')).toBe('snake');
    expect(lunarYearOf('2026-02-17')).toBe('horse');
    expect(lunarYearOf('2028-01-26')).toBe('monkey');
    expect(() => lunarYearOf('2024-02-09')).toThrow(RangeError);
    expect(() => lunarYearOf('2029-01-01')).toThrow(RangeError);
  });

  test.each(allFamilies.map(({ family }) => family))(
    '%s: all draws have the same keys, those of its tables among them, and a draw of another form throws',
    (family) => {
      const keysOf = (draw: Parameters<typeof drawAttributes>[1]): string =>
        drawAttributes(family, draw)
          .map(({ key }) => key)
          .join();
      fc.assert(
        fc.property(arbDraw(family), arbDraw(family), (a, b) => keysOf(a) === keysOf(b)),
        { numRuns: 20, seed: 4 },
      );
      const { mainFigure, columns } = familyAttributes[family];
      fc.assert(
        fc.property(arbDraw(family), (draw) => {
          const keys = new Set(drawAttributes(family, draw).map(({ key }) => key));
          expect([mainFigure, ...columns].filter((key) => !keys.has(key))).toEqual([]);
        }),
        { numRuns: 1, seed: 4 },
      );
      const other = family === 'lhc' ? [1, 2, 3] : { main: [1], special: 2, year: 'rat' };
      expect(() => drawAttributes(family, other)).toThrow(TypeError);
    },
  );
});
