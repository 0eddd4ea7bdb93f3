import { Badge, Card, Chip, IconButton, Skeleton } from '@tessera/ui';
import { SlidersHorizontal } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { useFormat, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import type { Bet } from '../model/bet.ts';
import { activeCount } from '../model/bet-filter.ts';
import { daysOf, quickDays, quickOf } from '../model/days.ts';
import { BetCard } from './bet-card.tsx';
import type { BetViewProps } from './bet-list.desktop.tsx';
import styles from './bet-list.phone.module.css';
import { BetSummary } from './bet-summary.tsx';
import { dayHeading } from './day-heading.ts';
import { MoreButton } from './more-button.tsx';
import { useBetNames } from './use-bet-names.ts';

const PAGE = 20;

const LoadFailed = lazyPart(async () => (await import('./load-failed.tsx')).LoadFailed);
const NoBets = lazyPart(async () => (await import('./no-bets.tsx')).NoBets);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

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
      <FeedFilters filter={filter} onChange={onChange} />
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

function FeedFilters({ filter, onChange }: Pick<BetViewProps, 'filter' | 'onChange'>) {
  const t = useT();
  const names = useBetNames();
  const { timeZone } = useSettings();
  const [open, setOpen] = useState(false);
  const quick = quickOf(filter.days, now(), timeZone);
  const count = activeCount(filter);
  return (
    <>
      <PageAction>
        <IconButton
          icon={SlidersHorizontal}
          label={t('ui_filter')}
          badge={<Badge count={count} tone="primary" />}
          onClick={() => setOpen(true)}
        />
      </PageAction>
      <div className={styles.chips}>
        {quickDays.map((days) => (
          <Chip
            key={days}
            variant="line"
            pressed={days === quick}
            onClick={() => onChange({ ...filter, days: daysOf(days, now(), timeZone) })}
          >
            {t(`record_days_${days}`)}
          </Chip>
        ))}
        {filter.lottery && (
          <Chip pressed removable onClick={() => onChange({ ...filter, lottery: '' })}>
            {names.lottery(filter.lottery)}
          </Chip>
        )}
        {filter.state && (
          <Chip pressed removable onClick={() => onChange({ ...filter, state: '' })}>
            {t(`record_filter_${filter.state}`)}
          </Chip>
        )}
        {filter.betId && (
          <Chip pressed removable onClick={() => onChange({ ...filter, betId: '' })}>
            {filter.betId}
          </Chip>
        )}
      </div>
      {open && <FilterSheet filter={filter} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
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
