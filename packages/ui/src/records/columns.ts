import type { ReactNode } from 'react';

/** One column of a record list; says also where its cell goes on a card. */
export interface RecordColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures go to the end. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /**
   * Place on a card: `title` first line, `status` beside it, `amount` large at the end, `fact` in the list of
   * facts with its heading, `action` in the last line, `none` left out. Default `fact`.
   */
  readonly card?: 'title' | 'status' | 'amount' | 'fact' | 'action' | 'none';
}

/** Order of the rows. */
export interface RecordSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on a heading: another column starts descending, the same one turns around. */
export function nextSort(sort: RecordSort | undefined, key: string): RecordSort {
  const turns = sort?.key === key && sort.direction === 'descending';
  return { key, direction: turns ? 'ascending' : 'descending' };
}
