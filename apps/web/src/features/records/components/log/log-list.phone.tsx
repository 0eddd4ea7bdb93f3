import { Card, Skeleton } from '@tessera/ui';
import { useFormat, useSettings } from '../../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../../platform/i18n/index.ts';
import { useLogPages } from '../../api/log-pages.ts';
import type { LogRow } from '../../model/log-filter.ts';
import feed from '../bet-list.phone.module.css';
import { dayHeading } from '../day-heading.ts';
import { Figure } from '../figures.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MoreButton } from '../more-button.tsx';
import { ChangeText } from './change-text.tsx';
import styles from './log.module.css';
import { LogFilterChips } from './log-filter-chips.tsx';
import type { LogFiltersProps } from './log-filters.tsx';
import { LogSums } from './log-sums.tsx';
import { ProviderText, RefText } from './log-table.tsx';
import { NoMovements } from './no-movements.tsx';
import { TypeTag } from './type-tag.tsx';

const PAGE = 20;

/** Movements on phones: cards by day that load as the player scrolls. */
export function LogListPhone({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const list = useLogPages(filter, timeZone, PAGE);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <LogFilterChips filter={filter} onChange={onChange} />
      <LogSums summary={list.data?.pages[0]?.summary} />
      {list.isError ? (
        <Card>
          <LoadFailed onRetry={() => void list.refetch()} />
        </Card>
      ) : !list.data ? (
        <Skeleton height={240} />
      ) : rows.length === 0 ? (
        <Card>
          <NoMovements filter={filter} onChange={onChange} />
        </Card>
      ) : (
        <Days rows={rows} />
      )}
      {list.hasNextPage && !list.isError && (
        <MoreButton key={rows.length} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()}>
          {t('record_more')}
        </MoreButton>
      )}
    </>
  );
}

function Days({ rows }: { rows: readonly LogRow[] }) {
  const format = useFormat();
  const language = useLanguage();
  const days = Map.groupBy(rows, ({ at }) => format.time(at, 'date'));
  return [...days].map(([day, ofDay]) => {
    const { date, weekday } = dayHeading(day, language);
    return (
      <section key={day} className={feed.days}>
        <h2 className={feed.day}>
          {date} <small>{weekday}</small>
        </h2>
        {ofDay.map((row) => (
          <LogCard key={row.id} row={row} />
        ))}
      </section>
    );
  });
}

/** One movement in two lines; its remark and numbers open with a tap. */
function LogCard({ row }: { row: LogRow }) {
  const t = useT();
  const format = useFormat();
  const hasMore = row.remark !== '' || row.provider_ref !== null || row.ref !== '';
  const face = (
    <>
      <span className={styles.top}>
        <TypeTag type={row.type} />
        <ChangeText amount={row.amount} />
      </span>
      <span className={styles.foot}>
        <span>{format.time(row.at, 'HH:mm')}</span>
        <span className={styles.remark}>{row.remark}</span>
        <span>
          {t('log_balance')} <Figure amount={row.balance_after} still />
        </span>
      </span>
    </>
  );
  if (!hasMore) return <article className={styles.card}>{face}</article>;
  return (
    <article className={styles.card}>
      <details>
        <summary>{face}</summary>
        <div className={styles.more}>
          {row.remark !== '' && <p>{row.remark}</p>}
          {row.provider_ref !== null && <ProviderText number={row.provider_ref} />}
          <RefText number={row.ref} />
        </div>
      </details>
    </article>
  );
}
