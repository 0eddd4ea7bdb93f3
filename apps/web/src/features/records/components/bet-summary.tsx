import type { CallReply } from '@tessera/protocol/endpoints';
import { Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { NetText } from '../../../components/amount/index.ts';
import { amountFrom, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './bet-summary.module.css';
import { Figure } from './figures.tsx';

export interface BetSummaryProps {
  /** Absent while it loads. */
  summary: CallReply<'POST /api/record/bet'>['summary'] | undefined;
}

/** Sums over all bets that match the filter, not only this page. */
export function BetSummary({ summary }: BetSummaryProps) {
  const t = useT();
  const format = useFormat();
  const open = amountFrom(summary?.open) ?? 0n;
  return (
    <dl className={styles.root}>
      <Sum name={t('record_count')} ready={summary !== undefined}>
        <b>{summary?.count}</b>
      </Sum>
      <Sum name={t('record_stake')} ready={summary !== undefined}>
        <Figure amount={summary?.stake} />
        {open > 0n && <small>{t('record_open', { amount: format.figure(summary?.open) })}</small>}
      </Sum>
      <Sum name={t('record_return')} ready={summary !== undefined}>
        <Figure amount={summary?.payout} />
      </Sum>
      <Sum name={t('record_net')} ready={summary !== undefined}>
        <NetText net={summary?.net} />
      </Sum>
    </dl>
  );
}

function Sum({ name, ready, children }: { name: string; ready: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{ready ? children : <Skeleton width={72} height={20} />}</dd>
    </div>
  );
}
