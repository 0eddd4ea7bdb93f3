import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../families/all.ts';
import { arbDraw } from '../testing/index.ts';
import { checkDraw } from './check-draw.ts';

describe('[D6] drawn numbers from an outside source', () => {
  test.each(allFamilies.map(({ family }) => family))('%s: generated draws are valid', (family) => {
    fc.assert(
      fc.property(arbDraw(family), (draw) => {
        expect(checkDraw(family, JSON.parse(JSON.stringify(draw)))).toEqual({ ok: true, value: draw });
      }),
      { numRuns: 20, seed: 2 },
    );
  });

  test.each([
    ['ssc', [1, 2, 3, 4], 'draw_length'],
    ['ssc', [1, 2, 3, 4, 10], 'draw_number'],
    ['ssc', [1, 2, 3, 4, '5'], 'draw_number'],
    ['ssc', '1,2,3,4,5', 'draw_form'],
    ['pk10', [1, 1, 3, 4, 5, 6, 7, 8, 9, 10], 'draw_repeat'],
    ['x5', [0, 1, 2, 3, 4], 'draw_number'],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 6, year: 'rat' }, 'draw_repeat'],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 7, year: 'cat' }, 'draw_year'],
    ['lhc', { main: [1, 2, 3, 4, 5], special: 7, year: 'rat' }, 'draw_length'],
    ['lhc', null, 'draw_form'],
    ['ssq', { main: [1, 2, 3, 4, 5, 6], extra: [17] }, 'draw_number'],
    ['ssq', { main: [1, 2, 3, 4, 5, 6] }, 'draw_form'],
    ['uklotto', { main: [1, 2, 3, 4, 5, 6], extra: [6] }, 'draw_repeat'],
  ] as const)('%s refuses %j with %s', (family, draw, code) => {
    expect(checkDraw(family, draw)).toEqual({ ok: false, error: code });
  });
});
