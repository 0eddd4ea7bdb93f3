import { useFormat, useSettings } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useLogPages } from '../../api/log-pages.ts';
import type { LogRow } from '../../model/log-filter.ts';
import { Figure } from '../figures.tsx';
import { Days, FEED_PAGE, RecordFeed } from '../record-feed.phone.tsx';
import { ChangeText } from './change-text.tsx';
import styles from './log.module.css';
import { LogFilterChips } from './log-filter-chips.tsx';
import type { LogFiltersProps } from './log-filters.tsx';
import { LogSums } from './log-sums.tsx';
import { ProviderText, RefText } from './log-table.tsx';
import { NoMovements } from './no-movements.tsx';
import { TypeTag } from './type-tag.tsx';

/** Movements on phones: cards by day that load as the player scrolls. */
export function LogListPhone({ filter, onChange }: LogFiltersProps) {
  const { timeZone } = useSettings();
  const list = useLogPages(filter, timeZone, FEED_PAGE);
  return (
    <>
      <LogFilterChips filter={filter} onChange={onChange} />
      <LogSums summary={list.data?.pages[0]?.summary} />
      <RecordFeed list={list} empty={<NoMovements filter={filter} onChange={onChange} />}>
        {(rows) => (
          <Days rows={rows} timeOf={({ at }) => at}>
            {(row) => <LogCard row={row} />}
          </Days>
        )}
      </RecordFeed>
    </>
  );
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
