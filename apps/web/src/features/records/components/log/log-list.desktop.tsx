import { Card } from '@tessera/ui';
import { useState } from 'react';
import { useSettings } from '../../../../data/settings/index.ts';
import { useLogPages } from '../../api/log-pages.ts';
import styles from '../bet-list.desktop.module.css';
import { DesktopPager } from '../desktop-pager.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LogFilterRow, type LogFiltersProps } from './log-filters.tsx';
import { LogSums } from './log-sums.tsx';
import { LogTable } from './log-table.tsx';
import { NoMovements } from './no-movements.tsx';

/** Movements on desktop: filters, sums and a paged table in one card. */
export function LogListDesktop({ filter, onChange }: LogFiltersProps) {
  const { timeZone } = useSettings();
  const [size, setSize] = useState(20);
  const [place, setPlace] = useState(0);
  const list = useLogPages(filter, timeZone, size);
  const pages = list.data?.pages ?? [];
  const page = pages[Math.min(place, pages.length - 1)];
  const summary = pages[0]?.summary;
  const change = (next: typeof filter) => {
    setPlace(0);
    onChange(next);
  };
  return (
    <Card className={styles.card}>
      <LogFilterRow filter={filter} onChange={change} />
      <LogSums summary={summary} />
      {list.isError ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <LogTable
          rows={page?.items ?? []}
          loadingRows={page ? undefined : 8}
          empty={<NoMovements filter={filter} onChange={change} />}
        />
      )}
      {summary && summary.count > 0 && (
        <DesktopPager
          count={summary.count}
          size={size}
          place={place}
          hasOlder={Boolean(page?.next) && !list.isFetchingNextPage}
          onPlace={(next) => {
            const turn = () => setPlace(next);
            if (pages.length > next) turn();
            else void list.fetchNextPage().then(turn);
          }}
          onSize={(next) => {
            setPlace(0);
            setSize(next);
          }}
        />
      )}
    </Card>
  );
}
