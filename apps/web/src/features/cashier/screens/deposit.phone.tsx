import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { recentDepositsOptions } from '../api/deposit.ts';
import { DepositSteps } from '../components/deposit-steps.tsx';
import { HowToPay } from '../components/how-to-pay.tsx';
import styles from '../components/layout.module.css';
import { LimitLeft } from '../components/limit-left.tsx';
import { isWaiting } from '../model/deposit.ts';
import type { DepositLayoutProps } from './deposit-layout.ts';

/** The steps at the top; the form below the limit and the line of waiting deposits, or the deposit above its instructions. */
export function DepositPhone({ deposit, onAll, children }: DepositLayoutProps) {
  const isNew = deposit === 'new';
  return (
    <>
      <DepositSteps deposit={deposit} />
      <div className={`${styles.column} ${styles.barred}`}>
        {isNew && <LimitLeft />}
        {isNew && <Waiting onAll={onAll} />}
        {children}
        {!isNew && <HowToPay deposit={deposit} />}
      </div>
    </>
  );
}

/** Deposits that wait for their money, in one line: they are not to push the form down. */
function Waiting({ onAll }: { onAll: () => void }) {
  const t = useT();
  const waiting = useQuery(recentDepositsOptions()).data?.items.filter(isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <button type="button" className={styles.waiting} onClick={onAll}>
      {t('recharge_waiting', { n: waiting.length })}
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
