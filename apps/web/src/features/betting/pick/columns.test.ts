import { describe, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { itemOf } from '../play/engine.ts';
import { columnRowsOf, isColumnPicked, toggleColumn } from './columns.ts';
import { contentOf, emptySelection } from './selection.ts';

await Promise.all(['ssc', 'pk10', 'x5'].map(loadFamily));

describe('the head of a column', () => {
  const item = itemOf('ssc.back3.direct-multi');
  const rows = columnRowsOf(item);

  test('adds its digit to every row without it, and removes it when all rows have it', () => {
    const one = toggleColumn(emptySelection(item), rows.slice(1, 2), 7);
    const all = toggleColumn(toggleColumn(one, rows, 7), rows, 2);
    expect(contentOf(item, all)).toBe('2,7|2,7|2,7');
    expect([isColumnPicked(one, rows, 7), isColumnPicked(all, rows, 7)]).toEqual([false, true]);
    expect(contentOf(item, toggleColumn(all, rows, 7))).toBe('2|2|2');
  });

  test.each([
    ['ssc.back3.direct-multi', 3],
    ['ssc.star5.direct-multi', 5],
    ['pk10.locate.all', 10],
    ['x5.front2.direct-multi', 2],
    // A sum, doubles next to singles, bankers next to drags, typed lines: no common columns.
    ['ssc.back3.direct-sum', 0],
    ['ssc.star5.group60', 0],
    ['x5.front3.group-banker', 0],
    ['ssc.back3.direct-single', 0],
  ])('%s: %i rows', (id, count) => {
    expect(columnRowsOf(itemOf(id))).toHaveLength(count);
  });
});
