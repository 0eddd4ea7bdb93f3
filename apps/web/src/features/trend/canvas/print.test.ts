import type { Draw } from '@tessera/rules';
import { trendZones } from '@tessera/rules/statistics';
import { expect, test } from 'vitest';
import { sheetOf } from '../model/sheet.ts';
import type { Look } from './look.ts';
import { printOf } from './print.ts';

const palette = { series: [] } as unknown as Look['palette'];
const look: Look = {
  palette,
  options: { lines: true, omission: true, bars: true, ruled: true, figures: true, newestFirst: false },
  rowHeight: 22,
  ball: 18,
  fontSize: 12,
  issueWidth: 60,
  drawnWidth: 90,
  textOf: (zone, column) => zone.columns[column] ?? '',
  issueOf: (issue) => issue.slice(-4),
  drawnOf: (row) => [String(row)],
  facts: [{ name: 'sum', width: 48, word: false, textOf: (row) => `sum ${row}` }],
  fresh: '20261124-0002',
};
const results: Draw[] = [
  [1, 2, 3, 4, 5],
  [5, 4, 3, 2, 1],
];

test('a print is plain data, which a worker receives unchanged', () => {
  const draws = results.map((result, index) => ({ issue: `20261124-000${index + 1}`, result }));
  const zones = trendZones('ssc');
  const sheet = sheetOf(zones, draws, [], { column: 22, room: 0, zoom: 1 }, look.textOf);
  const print = printOf(sheet, look);
  expect(structuredClone(print)).toEqual(print);
  expect(print).toMatchObject({ rows: 2, fresh: 1, issues: ['0001', '0002'], drawn: [['0'], ['1']] });
  expect(print.facts).toEqual([{ width: 48, isWord: false, texts: ['sum 0', 'sum 1'] }]);
  expect(print.zones).toHaveLength(zones.length);
});
