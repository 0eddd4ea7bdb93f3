import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { nextSort, type RecordColumn, type RecordSort } from './columns.ts';
import { RecordCard } from './record-card.tsx';
import styles from './record-table.module.css';

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row> {
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of the list. */
  label: string;
  /** `table` on pc, `cards` on phones. */
  layout: 'table' | 'cards';
  /** Shows this many skeleton rows instead of the data. */
  loadingRows?: number;
  /** Shown instead of the rows when the list is empty. */
  empty?: ReactNode;
  sort?: RecordSort;
  onSort?: (sort: RecordSort) => void;
  /** Details below a row; rows for which it returns `null` cannot be expanded. */
  expand?: (row: Row) => ReactNode;
  /** Totals, one cell per column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Uses rows of 32 px. */
  compact?: boolean;
  className?: string;
}

/** A list of records from one set of columns: a table with a sticky header, or cards. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { columns, rows, rowKey, label, layout, loadingRows, empty, expand, className } = props;
  const isLoading = loadingRows !== undefined;
  if (!isLoading && rows.length === 0 && empty) return <>{empty}</>;
  if (layout === 'cards') {
    return (
      <ul className={cx(styles.cards, className)} aria-label={label} aria-busy={isLoading || undefined}>
        {isLoading
          ? placesOf(loadingRows).map((place) => (
              <li key={place}>
                <Skeleton height={112} shape="round" />
              </li>
            ))
          : rows.map((row) => (
              <li key={rowKey(row)}>
                <RecordCard columns={columns} row={row} details={expand?.(row)} />
              </li>
            ))}
      </ul>
    );
  }
  return <Table {...props} />;
}

function Table<Row>({
  columns,
  rows,
  rowKey,
  label,
  loadingRows,
  sort,
  onSort,
  expand,
  totals,
  compact = false,
  className,
}: RecordTableProps<Row>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <section className={cx(styles.scroll, className)} aria-label={label}>
      <table
        className={styles.table}
        data-compact={compact || undefined}
        aria-busy={loadingRows !== undefined}
      >
        <thead>
          <tr>
            {expand && <td className={styles.open} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loadingRows !== undefined
            ? placesOf(loadingRows).map((place) => (
                <tr key={place}>
                  <td colSpan={columns.length + (expand ? 1 : 0)}>
                    <Skeleton />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <Line
                  key={rowKey(row)}
                  columns={columns}
                  row={row}
                  details={expand ? (expand(row) ?? null) : undefined}
                  isOpen={opened.has(rowKey(row))}
                  onToggle={() => toggle(rowKey(row))}
                />
              ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {expand && <td />}
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Head<Row>({
  column,
  sort,
  onSort,
}: Pick<RecordTableProps<Row>, 'sort' | 'onSort'> & { column: RecordColumn<Row> }) {
  const text = useUiText();
  const direction = sort?.key === column.key ? sort.direction : undefined;
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          aria-label={text('ui_sort', { name: column.head })}
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.head}
          <Icon
            of={direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown}
            size={14}
          />
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}

function Line<Row>({
  columns,
  row,
  details,
  isOpen,
  onToggle,
}: {
  columns: readonly RecordColumn<Row>[];
  row: Row;
  /** `undefined`: rows cannot be expanded. `null`: this row cannot. */
  details: ReactNode | undefined;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const text = useUiText();
  return (
    <Fragment>
      <tr
        data-open={isOpen || undefined}
        {...(details && { 'data-opens': '', onClick: (event) => isOnRow(event) && onToggle() })}
      >
        {details !== undefined && (
          <td className={styles.open}>
            {details !== null && (
              <IconButton
                size="xs"
                icon={ChevronDown}
                className={isOpen ? styles.turned : undefined}
                label={text('ui_expand_row')}
                aria-expanded={isOpen}
                onClick={onToggle}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} data-align={column.align}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {isOpen && details && (
        <tr className={styles.details}>
          <td colSpan={columns.length + 1}>{details}</td>
        </tr>
      )}
    </Fragment>
  );
}

/** Whether a click was meant for the row: not for a control in it, and not the end of a selection of text. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl =
    target instanceof Element && target.closest('button, a, input, label, [popover]') !== null;
  return !isControl && getSelection()?.isCollapsed !== false;
}

function placesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => `place-${place}`);
}
