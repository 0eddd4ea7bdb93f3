import { Card, Tracker } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { recentDepositsOptions } from '../api/deposit.ts';
import { DepositRows } from '../components/deposit-rows.tsx';
import { DepositSteps } from '../components/deposit-steps.tsx';
import { HowToPay } from '../components/how-to-pay.tsx';
import styles from '../components/layout.module.css';
import { RecentCard } from '../components/recent-card.tsx';
import { type Deposit, stepOf } from '../model/deposit.ts';
import type { DepositLayoutProps } from './deposit-layout.ts';

/** The form or the deposit, with its progress, instructions and the latest deposits beside it. */
export function DepositDesktop({ deposit, onAll, children }: DepositLayoutProps) {
  return (
    <div className={styles.cols}>
      <div className={styles.column}>
        {deposit !== 'new' && <DepositSteps deposit={deposit} />}
        {children}
      </div>
      <Guide deposit={deposit === 'new' ? undefined : deposit} onAll={onAll} />
    </div>
  );
}

function Guide({ deposit, onAll }: { deposit: Deposit | undefined; onAll: () => void }) {
  const t = useT();
  const recent = useQuery(recentDepositsOptions());
  const rows = recent.data?.items;
  return (
    <aside className={styles.column}>
      <Card pad title={t('recharge_progress')}>
        <Tracker
          label={t('recharge_progress')}
          current={deposit ? stepOf(deposit) : 0}
          steps={(['ordered', 'pay', 'confirm', 'credited'] as const).map((key) => ({
            key,
            label: t(`recharge_track_${key}`),
          }))}
        />
      </Card>
      <HowToPay deposit={deposit} />
      <RecentCard asked={recent} count={rows?.length} onAll={onAll}>
        <DepositRows rows={rows ?? []} />
      </RecentCard>
    </aside>
  );
}
