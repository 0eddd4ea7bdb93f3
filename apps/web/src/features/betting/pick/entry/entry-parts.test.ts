import { expect, test } from 'vitest';
import { firstPart, LARGE_FROM, partAt, partIndexOf, partsOf, withPart } from './entry-parts.ts';

const lines = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(5, '0'));
const textOf = (text: string, index: number) => {
  const { start, end } = partAt(partsOf(text), index, text);
  return text.slice(start, end);
};

test('a small text is one part', () => {
  expect(partsOf('12\n34\n')).toMatchObject({ rows: 3, starts: Uint32Array.of(0) });
  expect(partsOf('').rows).toBe(0);
  expect(firstPart('12\n34')).toEqual({ start: 0, end: 5, firstRow: 0 });
});

test('a large text is cut after every 500th row', () => {
  const text = lines(10_000).join('\n');
  const parts = partsOf(text);
  expect([parts.rows, parts.starts.length, parts.firstRows[3]]).toEqual([10_000, 20, 1_500]);
  expect(textOf(text, 3)).toBe(lines(2_000).slice(1_500).join('\n'));
  expect(textOf(text, 19).endsWith('09999')).toBe(true);
  expect(firstPart(text)).toEqual(partAt(parts, 0, text));
  expect([0, 2_999, 3_000, text.length].map((at) => partIndexOf(parts, at))).toEqual([0, 0, 1, 19]);
});

test('a long row is cut after a separator, and nothing of it is lost', () => {
  const text = lines(10_000).join(' ');
  const { rows, starts, firstRows } = partsOf(text);
  expect([rows, starts.length, new Set(firstRows).size]).toEqual([1, 4, 1]);
  expect(Array.from(starts, (_, index) => textOf(text, index)).join(' ')).toBe(text);
  expect(partsOf('1'.repeat(LARGE_FROM)).starts).toHaveLength(1);
});

test('an edited part replaces only itself', () => {
  const text = lines(5_000).join('\n');
  const part = partAt(partsOf(text), 1, text);
  expect(withPart(text, part, 'x')).toBe([...lines(500), 'x', ...lines(5_000).slice(1_000)].join('\n'));
});
