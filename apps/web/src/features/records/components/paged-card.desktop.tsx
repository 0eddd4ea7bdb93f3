import { Card } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../platform/lazy/index.ts';
import type { RecordPage, RecordPages } from '../api/record-pages.ts';
import styles from './bet-list.desktop.module.css';
import { DesktopPager } from './desktop-pager.tsx';

const LoadFailed = lazyPart(async () => (await import('./load-failed.tsx')).LoadFailed);

/** Which page of a record is shown. */
export interface Paging {
  /** Rows of a page. */
  readonly size: number;
  /** Current page, from 0. */
  readonly place: number;
  turnTo(place: number): void;
  /** Changes the size of a page and shows the first page. */
  resize(size: number): void;
}

/** The first page of 20 rows to begin with. */
export function usePaging(): Paging {
  const [size, setSize] = useState(20);
  const [place, turnTo] = useState(0);
  return {
    size,
    place,
    turnTo,
    resize: (rows) => {
      turnTo(0);
      setSize(rows);
    },
  };
}

export interface PagedCardProps<Page extends RecordPage> {
  list: RecordPages<Page>;
  paging: Paging;
  /** Filters and sums, above the rows. */
  head: (summary: Page['summary'] | undefined) => ReactNode;
  /** The rows of the current page; without one while it loads. */
  children: (page: Page | undefined) => ReactNode;
}

/** A record on desktop in one card: filters, sums, and one page of rows with the controls of the pages. */
export function PagedCard<Page extends RecordPage>({ list, paging, head, children }: PagedCardProps<Page>) {
  const { size, place, turnTo, resize } = paging;
  const pages = list.data?.pages ?? [];
  const page = pages[Math.min(place, pages.length - 1)];
  const summary = pages[0]?.summary;
  return (
    <Card className={styles.card}>
      {head(summary)}
      {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : children(page)}
      {summary && summary.count > 0 && (
        <DesktopPager
          count={summary.count}
          size={size}
          place={place}
          hasOlder={Boolean(page?.next) && !list.isFetchingNextPage}
          onPlace={(next) => {
            const turn = () => turnTo(next);
            if (pages.length > next) turn();
            else void list.fetchNextPage().then(turn);
          }}
          onSize={resize}
        />
      )}
    </Card>
  );
}
