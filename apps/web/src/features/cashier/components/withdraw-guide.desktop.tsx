import { Card } from '@tessera/ui';
import { HelpLink } from '../../../components/help-link/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { recentWithdrawalsOptions } from '../api/withdraw.ts';
import styles from './layout.module.css';
import { RecentCard } from './recent-card.tsx';
import { WithdrawalRows } from './withdrawal-rows.tsx';

/** Beside the form: how a withdrawal works, and the latest ones. */
export function WithdrawGuide({ onAll }: { onAll: () => void }) {
  const t = useT();
  const recent = useQuery(recentWithdrawalsOptions());
  const rows = recent.data?.items;
  return (
    <aside className={styles.column}>
      <Card pad title={t('withdraw_how')} titleEnd={<HelpLink article="withdrawal" />}>
        <ol className={styles.steps}>
          <li>{t('withdraw_how_target')}</li>
          <li>{t('withdraw_how_review')}</li>
          <li>{t('withdraw_how_hold')}</li>
        </ol>
      </Card>
      <RecentCard asked={recent} count={rows?.length} onAll={onAll}>
        <WithdrawalRows rows={rows ?? []} />
      </RecentCard>
    </aside>
  );
}
