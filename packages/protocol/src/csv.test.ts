import { expect, test } from 'vitest';
import { CSV_START, csvLines, csvOf } from './csv.ts';

test('cells with commas, quotes and line breaks are quoted, and no cell becomes a formula', () => {
  expect(
    csvOf([
      ['期号', 'a,b'],
      ['say "x"', '=1+1'],
      ['0042', 'a\nb'],
      ['-48.0000', '-1+1'],
    ]),
  ).toBe('\uFEFF期号,"a,b"\r\n"say ""x""",\'=1+1\r\n0042,"a\nb"\r\n-48.0000,\'-1+1\r\n');
});

test('a file written in parts is the same file', () => {
  const rows = [
    ['a', '1'],
    ['=b', '-2'],
    ['c,', '3'],
  ];
  expect(CSV_START + csvLines(rows.slice(0, 1)) + csvLines(rows.slice(1))).toBe(csvOf(rows));
});
