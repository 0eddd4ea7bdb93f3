import { dayIn } from '@tessera/protocol/time';
import { Button, Card, EmptyState, Pager, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptyBetsArt } from '@tessera/ui/art/inline/empty-bets.tsx';
import { useState } from 'react';
import { BarTitle } from '../../../components/page-head/index.ts';
import { useDraws } from '../../../data/draws/index.ts';
import { type Lists, useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { markStale, useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import { dayOptions, figuresOptions, NEWEST } from '../api/day.ts';
import { withIssue } from '../model/results.ts';
import { DayHead } from './day-head.tsx';
import styles from './day-results.module.css';
import { DayStrip } from './day-strip.tsx';
import { DayTable } from './day-table.tsx';
import { PendingRow } from './pending-row.tsx';
import { useTakeAlong } from './use-take-along.ts';

type Lottery = Lists['LOTTERY_LIST'][number];

const PAGE_SIZES = [20, 50, 100] as const;

/** One lottery by date: statistics of the date, its draws page by page, and exports. */
export function DayResults({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const format = useFormat();
  const today = dayIn(now(), lottery.zone);
  const [date, setDate] = useState(lottery.pace === 'low' ? NEWEST : today);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const newest = useDraws(lottery.id)?.last?.issue ?? '';
  // A past date does not change with today's draws.
  const isNow = date === today || date === NEWEST;
  const follows = isNow ? newest : '';
  const day = useQuery(dayOptions(lottery.id, date, follows));
  const figures = useQuery(figuresOptions(lottery.id, date, follows));
  useSocketEvent('draw:corrected', ({ lottery_id }) => markStale(['results-day', lottery_id]));
  const draws = withIssue(day.data?.items ?? [], query);
  const pages = Math.max(1, Math.ceil(draws.length / pageSize));
  const at = Math.min(page, pages);
  const take = useTakeAlong(lottery, date, draws);
  const choose = (other: string) => {
    setDate(other);
    setPage(1);
  };
  return (
    <div className={styles.root}>
      <BarTitle>{format.lottery(lottery)}</BarTitle>
      <Card>
        <DayHead
          lottery={lottery}
          date={date}
          today={today}
          onDate={choose}
          query={query}
          onQuery={setQuery}
          onExport={take.table}
          onImage={() => void take.picture()}
          filled={draws.length > 0}
        />
      </Card>
      {figures.data && <DayStrip family={lottery.family} figures={figures.data} />}
      <Card className={styles.list ?? ''} aria-label={t('route_data')}>
        {isNow && <PendingRow lottery={lottery.id} />}
        {day.isError && !day.data ? (
          <EmptyState
            title={t('result_failed')}
            action={<Button onClick={() => void day.refetch()}>{t('retry')}</Button>}
          />
        ) : !day.data ? (
          <SkeletonRegion label={t('ui_loading')} className={styles.wait ?? ''}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
              <Skeleton key={place} height={28} />
            ))}
          </SkeletonRegion>
        ) : draws.length === 0 ? (
          <EmptyState
            art={<EmptyBetsArt />}
            title={t(query.trim() === '' ? 'result_no_draws' : 'result_no_issue')}
          />
        ) : (
          <DayTable lottery={lottery} draws={draws.slice((at - 1) * pageSize, at * pageSize)} />
        )}
        <footer className={styles.foot}>
          <span>{t('trend_independent')}</span>
          {day.data?.items.some(({ beacon }) => beacon === 'simulated') && (
            <span>{t('bet_beacon_simulated')}</span>
          )}
          {draws.length > 0 && (
            <span className={styles.push}>
              {t('result_total', { n: draws.length })}
              <Pager
                page={at}
                pages={pages}
                onPage={setPage}
                pageSize={pageSize}
                pageSizes={PAGE_SIZES}
                onPageSize={setPageSize}
              />
            </span>
          )}
        </footer>
      </Card>
    </div>
  );
}
