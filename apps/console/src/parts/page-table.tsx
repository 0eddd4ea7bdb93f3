import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import { ListFailure } from './list-failure.tsx';
import { Empty } from './marks.tsx';
import { Table, type TableProps } from './table.tsx';

interface PageTableProps<Row> extends Omit<TableProps<Row>, 'fill' | 'empty' | 'more'> {
  /** Why the rows are not of now. */
  error: unknown;
  empty?: ReactNode;
  pager?: ReactNode;
}

/** The list of a page: it fills the page, and says why its rows are not of now. */
export function PageTable<Row>({ error, empty, pager, ...table }: PageTableProps<Row>) {
  const t = useT();
  return (
    <>
      <ListFailure error={error} />
      <Table {...table} fill empty={empty ?? <Empty title={t('list_empty')} />} more={pager} />
    </>
  );
}

interface PagerProps {
  /** Names of the two ways. */
  names: { readonly start: string; readonly next: string };
  /** Absent on the first page. */
  onStart?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
}

/** Ways from one page of a list to the first and to the next one; nothing when there is only one page. */
export function Pager({ names, onStart, onNext }: PagerProps) {
  if (!onStart && !onNext) return null;
  return (
    <span className="row">
      {onStart && <Button onClick={onStart}>{names.start}</Button>}
      {onNext && <Button onClick={onNext}>{names.next}</Button>}
    </span>
  );
}
