import { Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Deposit, isPayable } from '../model/deposit.ts';
import { DepositEnd } from './deposit-end.tsx';
import { DepositWait } from './deposit-wait.tsx';
import styles from './layout.module.css';
import { PayActions } from './pay-actions.tsx';
import { PayCard } from './pay-card.tsx';

/** One deposit after it was ordered: what to pay, its progress, its outcome. */
export function DepositView({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const now = useNow();
  if (deposit.state === 'confirming') return <DepositWait deposit={deposit} />;
  if (!isPayable(deposit, now)) return <DepositEnd deposit={deposit} />;
  return (
    <div className={styles.column}>
      {deposit.simulated && <Note icon={Info}>{t('recharge_simulated')}</Note>}
      <PayCard deposit={deposit} now={now}>
        <PayActions deposit={deposit} />
      </PayCard>
    </div>
  );
}
