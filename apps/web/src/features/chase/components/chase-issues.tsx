import { Button, Note, Skeleton, SkeletonRegion, Tag, type Tone } from '@tessera/ui';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { sentKey, useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type ChaseIssue, chaseDetailOptions } from '../api/chases.ts';
import styles from './chase-issues.module.css';

const tones: Readonly<Record<ChaseIssue['state'], Tone>> = {
  pending: 'line',
  placed: 'primary',
  won: 'accent',
  lost: 'neutral',
  void: 'warning',
  cancelled: 'neutral',
  skipped: 'warning',
};

/** Linked bets per issue; the bet records have all of them. */
const BETS_SHOWN = 3;

/** Every issue of a chase: its stake, its outcome, and why it was skipped. */
export function ChaseIssues({ chaseId }: { chaseId: number }) {
  const t = useT();
  const format = useFormat();
  const detail = useQuery(chaseDetailOptions(chaseId));
  if (detail.isError) {
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Button size="sm" onClick={() => void detail.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('chase_list_failed')}
      </Note>
    );
  }
  if (!detail.data) {
    return (
      <SkeletonRegion label={t('chase_records_loading')}>
        <Skeleton height={64} />
      </SkeletonRegion>
    );
  }
  return (
    <ol className={styles.list} aria-label={t('chase_plan')}>
      {detail.data.rows.map((row) => (
        <li key={row.issue}>
          <b>{shortIssue(row.issue)}</b>
          <span>{t('chase_times', { n: row.multiple })}</span>
          <span className={styles.figure}>{format.figure(row.stake)}</span>
          <Tag tone={tones[row.state]}>{t(`chase_issue_${row.state}`)}</Tag>
          {row.payout !== null && (
            <span className={styles.figure}>
              {t('chase_paid')} {format.figure(row.payout)}
            </span>
          )}
          {row.reason !== null && <span className={styles.reason}>{t(sentKey(row.reason))}</span>}
          {row.bet_ids.slice(0, BETS_SHOWN).map((id) => (
            <Link key={id} className={styles.bet} to="record-bet" params={{ bet: String(id) }}>
              {t('chase_bet', { id: String(id) })}
            </Link>
          ))}
        </li>
      ))}
    </ol>
  );
}
