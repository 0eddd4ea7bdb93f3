import { tokenText, tokenValues } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import { type Selection, toggle } from './selection.ts';
import { lookOf } from './zone-look.ts';
import { rowsOf, type Zone } from './zones.ts';

/**
 * The rows that have columns: one for each place of the draw, all of the same numbers below each other. Empty where a play
 * has fewer than two, or where a row takes a single number.
 */
export const columnRowsOf = memoByItem((item: PlayedItem): readonly Zone[] => {
  const rows = rowsOf(item);
  const numbers = rows[0] ? numbersOf(rows[0]) : '';
  const even = rows.every(
    (row) =>
      row.position !== undefined &&
      row.spec.max > 1 &&
      lookOf(item, row) === 'row' &&
      numbersOf(row) === numbers,
  );
  return even && rows.length > 1 ? rows : [];
});

/** Whether every row has the number picked. */
export function isColumnPicked({ sets }: Selection, rows: readonly Zone[], value: number): boolean {
  return rows.every(({ index }) => sets[index]?.includes(value));
}

/** Takes a number that every row has out of all of them; otherwise puts it into those that lack it. */
export function toggleColumn(selection: Selection, rows: readonly Zone[], value: number): Selection {
  const leaves = isColumnPicked(selection, rows, value);
  return rows.reduce(
    (next, row) => (next.sets[row.index]?.includes(value) === leaves ? toggle(next, row, value) : next),
    selection,
  );
}

function numbersOf({ spec }: Zone): string {
  return tokenValues(spec.tokens)
    .map((value) => tokenText(spec.tokens, value))
    .join();
}
