import { Card } from '@tessera/ui';
import { useState } from 'react';
import { useSettings } from '../../../data/settings/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import { BetFilterRow, type BetFiltersProps } from './bet-filters.tsx';
import styles from './bet-list.desktop.module.css';
import { BetSummary } from './bet-summary.tsx';
import { BetTable } from './bet-table.tsx';
import { DesktopPager } from './desktop-pager.tsx';

const LoadFailed = lazyPart(async () => (await import('./load-failed.tsx')).LoadFailed);
const NoBets = lazyPart(async () => (await import('./no-bets.tsx')).NoBets);

export interface BetViewProps extends BetFiltersProps {
  onClear: () => void;
  onOpen: (betId: number) => void;
}

/** The records on desktop: filters, sums and a paged table in one card. */
export function BetListDesktop({ filter, onChange, onClear, onOpen }: BetViewProps) {
  const { timeZone } = useSettings();
  const [size, setSize] = useState(20);
  const [place, setPlace] = useState(0);
  const list = useBetPages(filter, timeZone, size);
  const pages = list.data?.pages ?? [];
  const page = pages[Math.min(place, pages.length - 1)];
  const summary = pages[0]?.summary;
  const firstPage = (next: () => void) => {
    setPlace(0);
    next();
  };
  return (
    <Card className={styles.card}>
      <BetFilterRow filter={filter} onChange={(next) => firstPage(() => onChange(next))} />
      <BetSummary summary={summary} />
      {list.isError ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <BetTable
          bets={page?.items ?? []}
          loadingRows={page ? undefined : 8}
          empty={<NoBets filter={filter} onClear={() => firstPage(onClear)} />}
          onOpen={onOpen}
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
          onSize={(next) => firstPage(() => setSize(next))}
        />
      )}
    </Card>
  );
}
