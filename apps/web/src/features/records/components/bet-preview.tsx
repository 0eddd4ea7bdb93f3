import { CopyButton, SkeletonText } from '@tessera/ui';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { betDetailOptions } from '../api/bet-detail.ts';
import type { Bet } from '../model/bet.ts';
import styles from './bet-preview.module.css';
import { DrawnBalls } from './drawn-balls.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PayoutLine } from './payout-line.tsx';
import { VerifyLink } from './verify-link.tsx';

/** The expanded row: drawn numbers, payout in a sentence, bet number and link to the proof. */
export function BetPreview({ bet }: { bet: Bet }) {
  const t = useT();
  const names = useBetNames();
  const detail = useQuery(betDetailOptions(bet.id));
  if (detail.isError) return <LoadFailed compact onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <SkeletonText lines={2} />;
  const { draw } = detail.data;
  return (
    <div className={styles.root}>
      <dl className={styles.facts}>
        {draw.result && (
          <div>
            <dt>{t('record_drawn')}</dt>
            <dd>
              <DrawnBalls detail={detail.data} family={names.family(bet.lottery_id)} />
            </dd>
          </div>
        )}
        <div className={styles.how}>
          <dt>{t('record_how')}</dt>
          <dd>
            <PayoutLine detail={detail.data} />
          </dd>
        </div>
        <div>
          <dt>{t('record_id')}</dt>
          <dd className={styles.id}>
            {bet.id}
            <CopyButton value={String(bet.id)} label={t('record_id_copy')} />
          </dd>
        </div>
      </dl>
      <VerifyLink draw={draw} betId={bet.id} />
    </div>
  );
}
