import { Skeleton } from '@tessera/ui';
import { type ReactNode, useRef } from 'react';
import { useKeys } from '../platform/keys.ts';
import styles from './table.module.css';
import { useChosenColumns } from './use-columns.ts';

/** One column of a table. The cell of the first one names the row. */
export interface Column<Row> {
  readonly name: string;
  /** Name by which the operator's choice of columns knows it. Without one the column always stays, as the first one does. */
  readonly id?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end' | 'center';
  /** A number: tabular figures, at the end of the cell. */
  readonly figure?: boolean;
  /** Left out below 1280. */
  readonly wide?: boolean;
  /** Whether the rows are in the order of this column. */
  readonly sorted?: boolean;
  /** Puts the rows in the order of this column, or back. */
  readonly onSort?: () => void;
}

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** Name under which the device keeps the operator's choice of columns. */
  name?: string;
  columns: readonly Column<Row>[];
  /** Absent while the rows load. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => string;
  isLate?: (row: Row) => boolean;
  /** Id of the opened row. With `onOpen` each row is a button, J and K move between rows, Escape closes. */
  opened?: string;
  onOpen?: (id: string) => void;
  size?: 'low' | 'row' | 'tall';
  /** Fills the page and scrolls alone. */
  fill?: boolean;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Below the rows: a button for older ones. */
  more?: ReactNode;
}

/** Rows of skeletons while a table loads: as high as the rows that follow. */
const LOADING_ROWS = [0, 1, 2, 3, 4, 5];

/** A dense table. Rows open at the right and the list keeps its place. */
export function Table<Row>({
  label,
  name,
  columns: all,
  rows,
  idOf,
  isLate,
  opened,
  onOpen,
  size = 'row',
  fill = false,
  empty,
  more,
}: TableProps<Row>) {
  const columns = useChosenColumns(name, all);
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (step: 1 | -1) => {
    if (!rows?.length || !onOpen) return;
    const at = rows.findIndex((row) => idOf(row) === opened);
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (!next) return;
    onOpen(idOf(next));
    body.current?.querySelectorAll<HTMLElement>('tr button')[rows.indexOf(next)]?.focus();
  };
  useKeys(
    onOpen ? { j: () => move(1), k: () => move(-1), ...(opened ? { Escape: () => onOpen('') } : {}) } : {},
  );
  return (
    // Scrolls on its own, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className={styles.scroll} data-fill={fill || undefined} tabIndex={0}>
      <table className={styles.table} aria-label={label} data-size={size} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                data-align={column.figure ? 'end' : column.align}
                data-wide={column.wide || undefined}
                aria-sort={column.sorted ? 'descending' : undefined}
              >
                {column.onSort ? (
                  <button type="button" className={styles.sort} onClick={column.onSort}>
                    {column.name}
                  </button>
                ) : (
                  column.name
                )}
                {column.sorted && <span aria-hidden="true"> ↓</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows?.map((row) => {
            const id = idOf(row);
            return (
              <tr key={id} data-picked={id === opened || undefined} data-late={isLate?.(row) || undefined}>
                {columns.map((column, at) => (
                  <td
                    key={column.name}
                    data-align={column.figure ? 'end' : column.align}
                    data-figure={column.figure || undefined}
                    data-wide={column.wide || undefined}
                  >
                    {at === 0 && onOpen ? (
                      <button
                        type="button"
                        className={styles.open}
                        aria-current={id === opened || undefined}
                        onClick={() => onOpen(id)}
                      >
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          {rows === undefined &&
            LOADING_ROWS.map((row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.name} data-wide={column.wide || undefined}>
                    <Skeleton height={10} width="60%" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {rows?.length === 0 && empty}
      {more && <div className={styles.more}>{more}</div>}
    </section>
  );
}

/** Two lines in one cell. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span className="m">{first}</span>
      <small>{second}</small>
    </span>
  );
}
