import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../util/use-settled.ts';
import { ROW_PX, rowsAt, SLICE_ROWS, scrollFor, TOUCH_ROW_PX } from './virtual-rows.ts';

describe('[R9.8] a long list', () => {
  test('has rows of 24 px, 36 for touch, in slices of ten, and a search delay of half a second', () => {
    expect([ROW_PX, TOUCH_ROW_PX, SLICE_ROWS, SEARCH_DEBOUNCE_MS]).toEqual([24, 36, 10, 500]);
  });

  test.each([
    [0, { from: 0, to: 30 }],
    [9 * 24, { from: 0, to: 30 }],
    [10 * 24, { from: 0, to: 40 }],
    [25 * 24, { from: 10, to: 50 }],
    [995 * 24, { from: 980, to: 1000 }],
  ])('renders these of a thousand rows when scrolled to %i px', (scrollTop, rows) => {
    expect(rowsAt(scrollTop, ROW_PX, 1_000)).toEqual(rows);
  });

  test('renders every visible row, and never more than four slices', () => {
    const anyList = fc.record({
      count: fc.integer({ min: 0, max: 5_000 }),
      at: fc.float({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyList, fc.constantFrom(ROW_PX, TOUCH_ROW_PX), ({ count, at }, rowPx) => {
        const height = SLICE_ROWS * rowPx;
        const scrollTop = at * Math.max(0, count * rowPx - height);
        const { from, to } = rowsAt(scrollTop, rowPx, count);
        expect(from * rowPx).toBeLessThanOrEqual(scrollTop);
        expect(to * rowPx).toBeGreaterThanOrEqual(Math.min(count * rowPx, scrollTop + height));
        expect(to - from).toBeLessThanOrEqual(4 * SLICE_ROWS);
      }),
    );
  });

  test('scrolls no further than needed to show a row completely', () => {
    expect(scrollFor(3, 0, ROW_PX, 240)).toBe(0);
    expect(scrollFor(10, 0, ROW_PX, 240)).toBe(24);
    expect(scrollFor(2, 240, ROW_PX, 240)).toBe(48);
  });
});
