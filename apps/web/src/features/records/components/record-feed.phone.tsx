import { Card, Skeleton } from '@tessera/ui';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import type { RecordPage, RecordPages } from '../api/record-pages.ts';
import styles from './bet-list.phone.module.css';
import { dayHeading } from './day-heading.ts';
import { MoreButton } from './more-button.tsx';

const LoadFailed = lazyPart(async () => (await import('./load-failed.tsx')).LoadFailed);

/** Rows that are loaded at once. */
export const FEED_PAGE = 20;

type RowOf<Page extends RecordPage> = Page['items'][number];

export interface RecordFeedProps<Page extends RecordPage> {
  list: RecordPages<Page>;
  /** Shown instead of the rows when there are no rows. */
  empty: ReactNode;
  /** All rows that are loaded. */
  children: (rows: readonly RowOf<Page>[]) => ReactNode;
}

/** The rows of a record on phones; older ones load as the player scrolls. */
export function RecordFeed<Page extends RecordPage>({ list, empty, children }: RecordFeedProps<Page>) {
  const t = useT();
  if (list.isError) {
    return (
      <Card>
        <LoadFailed onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (!list.data) {
    return (
      <div className={styles.days} aria-busy="true">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} height={124} shape="round" />
        ))}
      </div>
    );
  }
  const rows: readonly RowOf<Page>[] = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 ? <Card>{empty}</Card> : children(rows)}
      {list.hasNextPage && (
        <MoreButton key={rows.length} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()}>
          {t('record_more')}
        </MoreButton>
      )}
    </>
  );
}

export interface DaysProps<Row extends { readonly id: number }> {
  rows: readonly Row[];
  /** The time that a row is listed by. */
  timeOf: (row: Row) => number;
  children: (row: Row) => ReactNode;
}

/** Rows under the headings of their days. */
export function Days<Row extends { readonly id: number }>({ rows, timeOf, children }: DaysProps<Row>) {
  const format = useFormat();
  const language = useLanguage();
  const days = Map.groupBy(rows, (row) => format.time(timeOf(row), 'date'));
  return [...days].map(([day, ofDay]) => {
    const { date, weekday } = dayHeading(day, language);
    return (
      <section key={day} className={styles.days}>
        <h2 className={styles.day}>
          {date} <small>{weekday}</small>
        </h2>
        {ofDay.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </section>
    );
  });
}
