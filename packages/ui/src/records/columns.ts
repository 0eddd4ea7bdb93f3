import type { ReactNode } from 'react';

/** One column of a record list, including its place on a card. */
export interface RecordColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for figures. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /**
   * Place on a card. `title`: first line. `status`: beside the title. `amount`: large, at the end. `fact`: in the list of facts
   * with its heading. `action`: last line. `none`: omitted. Default `fact`.
   */
  readonly card?: 'title' | 'status' | 'amount' | 'fact' | 'action' | 'none';
}

/** Order of the rows. */
export interface RecordSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The sort order after a press on a heading: another column starts descending, the same column reverses. */
export function nextSort(sort: RecordSort | undefined, key: string): RecordSort {
  const turns = sort?.key === key && sort.direction === 'descending';
  return { key, direction: turns ? 'ascending' : 'descending' };
}
