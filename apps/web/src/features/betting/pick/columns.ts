import { tokenText, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import { type Selection, toggle } from './selection.ts';
import { lookOf } from './zone-look.ts';
import { rowsOf, type Zone } from './zones.ts';

/**
 * The rows with common columns: one row per position of the draw, all with the same numbers. Empty if the play has fewer than
 * two rows or a row takes a single number.
 */
export const columnRowsOf = memoByItem((item: PlayItem): readonly Zone[] => {
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

/** Whether the number is picked in every row. */
export function isColumnPicked({ sets }: Selection, rows: readonly Zone[], value: number): boolean {
  return rows.every(({ index }) => sets[index]?.includes(value));
}

/** Removes a number from all rows if every row has it; otherwise adds it to the rows without it. */
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
