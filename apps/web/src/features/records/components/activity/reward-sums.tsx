import { useT } from '../../../../platform/i18n/index.ts';
import type { RewardSummary } from '../../api/activity-pages.ts';
import { Figure } from '../figures.tsx';
import styles from '../log/log.module.css';
import { Sum } from '../log/log-sums.tsx';

/** Number of rewards, those that run, and what they paid, over the whole filter. */
export function RewardSums({ summary }: { summary: RewardSummary | undefined }) {
  const t = useT();
  return (
    <dl className={styles.sums}>
      <Sum name={t('act_count')}>{summary?.count}</Sum>
      <Sum name={t('act_active')}>{summary?.active}</Sum>
      <Sum name={t('act_paid')}>{summary && <Figure amount={summary.paid} />}</Sum>
    </dl>
  );
}
