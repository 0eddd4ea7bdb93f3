import type { CallReply } from '@tessera/protocol/endpoints';
import { Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../../../data/session/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { Figure } from '../figures.tsx';
import styles from './log.module.css';

export interface LogSumsProps {
  /** Absent while it loads. */
  summary: CallReply<'POST /api/record/log'>['summary'] | undefined;
}

/** Incoming and outgoing sums of the whole filter, and the current balance. */
export function LogSums({ summary }: LogSumsProps) {
  const t = useT();
  const balance = useUser((user) => user.balance);
  return (
    <dl className={styles.sums}>
      <Sum name={t('log_in')}>{summary && <Figure amount={summary.in} />}</Sum>
      <Sum name={t('log_out')}>{summary && <Figure amount={summary.out.replace('-', '')} />}</Sum>
      <Sum name={t('log_balance_now')}>
        <Figure amount={balance} />
      </Sum>
    </dl>
  );
}

/** One figure of the sums; a placeholder while it loads. */
export function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton width={72} height={20} />}</dd>
    </div>
  );
}
