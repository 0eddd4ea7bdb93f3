import { describe, expect, test } from 'vitest';
import { tabletLayout } from './layout.tablet.ts';

describe('[R1.2] numbers on a tablet', () => {
  test.each([2, 5, 8, 10])('%i numbers are in one row', (count) => {
    expect(tabletLayout.columnsFor(count)).toBe(count);
  });

  test.each([11, 12, 20, 33, 35, 48, 49, 70, 80])('%i numbers are in rows of at most ten', (count) => {
    const columns = tabletLayout.columnsFor(count);
    expect(columns).toBeGreaterThanOrEqual(6);
    expect(columns).toBeLessThanOrEqual(10);
  });
});
