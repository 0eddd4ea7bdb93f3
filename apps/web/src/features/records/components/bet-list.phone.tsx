import { Card, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFormat, useSettings } from '../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import type { Bet } from '../model/bet.ts';
import { BetCard } from './bet-card.tsx';
import type { BetViewProps } from './bet-list.desktop.tsx';
import styles from './bet-list.phone.module.css';
import { BetSummary } from './bet-summary.tsx';
import { dayHeading } from './day-heading.ts';
import { FilterChips } from './filter-chips.tsx';
import { MoreButton } from './more-button.tsx';
import { useBetNames } from './use-bet-names.ts';

const PAGE = 20;

const LoadFailed = lazyPart(async () => (await import('./load-failed.tsx')).LoadFailed);
const NoBets = lazyPart(async () => (await import('./no-bets.tsx')).NoBets);
const BetFilterSheet = lazyPart(async () => (await import('./bet-filter-sheet.tsx')).BetFilterSheet);

/** The records on phones: chips, sums, and cards by day that load as the player scrolls. */
export function BetListPhone({ filter, onChange, onClear, onOpen }: BetViewProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const list = useBetPages(filter, timeZone, PAGE);
  const bets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = {
    has: list.hasNextPage,
    busy: list.isFetchingNextPage,
    load: () => void list.fetchNextPage(),
  };
  return (
    <>
      <BetFilterChips filter={filter} onChange={onChange} />
      <BetSummary summary={list.data?.pages[0]?.summary} />
      <Feed failed={list.isError} loading={list.data === undefined} onRetry={() => void list.refetch()}>
        {bets.length === 0 ? (
          <Card>
            <NoBets filter={filter} onClear={onClear} />
          </Card>
        ) : (
          <Days bets={bets} onOpen={onOpen} />
        )}
      </Feed>
      {more.has && !list.isError && (
        <MoreButton key={bets.length} busy={more.busy} onMore={more.load}>
          {t('record_more')}
        </MoreButton>
      )}
    </>
  );
}

function BetFilterChips({ filter, onChange }: Pick<BetViewProps, 'filter' | 'onChange'>) {
  const t = useT();
  const names = useBetNames();
  const { days, lottery, state, betId } = filter;
  const without = (name: 'lottery' | 'state' | 'betId') => () => onChange({ ...filter, [name]: '' });
  return (
    <FilterChips
      days={days}
      onDays={(next) => onChange({ ...filter, days: next })}
      chosen={[
        { name: 'lottery', text: lottery && names.lottery(lottery), onRemove: without('lottery') },
        { name: 'state', text: state && t(`record_filter_${state}`), onRemove: without('state') },
        { name: 'id', text: betId, onRemove: without('betId') },
      ].filter(({ text }) => text !== '')}
      sheet={(close) => <BetFilterSheet filter={filter} onChange={onChange} onClose={close} />}
    />
  );
}

interface FeedProps {
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function Feed({ failed, loading, onRetry, children }: FeedProps) {
  if (failed) {
    return (
      <Card>
        <LoadFailed onRetry={onRetry} />
      </Card>
    );
  }
  if (!loading) return children;
  return (
    <div className={styles.days} aria-busy="true">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} height={124} shape="round" />
      ))}
    </div>
  );
}

function Days({ bets, onOpen }: { bets: readonly Bet[]; onOpen: (betId: number) => void }) {
  const format = useFormat();
  const language = useLanguage();
  const days = Map.groupBy(bets, (bet) => format.time(bet.placed_at, 'date'));
  return [...days].map(([day, ofDay]) => {
    const { date, weekday } = dayHeading(day, language);
    return (
      <section key={day} className={styles.days}>
        <h2 className={styles.day}>
          {date} <small>{weekday}</small>
        </h2>
        {ofDay.map((bet) => (
          <BetCard key={bet.id} bet={bet} onOpen={onOpen} />
        ))}
      </section>
    );
  });
}
