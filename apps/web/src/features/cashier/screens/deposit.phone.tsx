import { Button, Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { recentDepositsOptions } from '../api/deposit.ts';
import { DepositRows } from '../components/deposit-rows.tsx';
import { HowToPay } from '../components/how-to-pay.tsx';
import styles from '../components/layout.module.css';
import { LimitLeft } from '../components/limit-left.tsx';
import { StepLine } from '../components/step-line.tsx';
import { isWaiting } from '../model/deposit.ts';
import type { DepositLayoutProps } from './deposit-layout.ts';

/** Waiting deposits shown above the form; the others are in the history. */
const WAITING_SHOWN = 2;

/** The steps at the top; the form below the limit and the waiting deposits, or the deposit above its instructions. */
export function DepositPhone({ deposit, onAll, children }: DepositLayoutProps) {
  const isNew = deposit === 'new';
  return (
    <>
      <Steps current={stepAt(deposit)} />
      <div className={`${styles.column} ${styles.barred}`}>
        {isNew && <LimitLeft />}
        {isNew && <Waiting onAll={onAll} />}
        {children}
        {!isNew && <HowToPay deposit={deposit} />}
      </div>
    </>
  );
}

/** Index of the current step; the number of steps once the deposit is credited. */
function stepAt(deposit: DepositLayoutProps['deposit']): number {
  if (deposit === 'new') return 0;
  if (deposit?.state === 'credited') return 3;
  return deposit?.state === 'confirming' ? 2 : 1;
}

function Steps({ current }: { current: number }) {
  const t = useT();
  return (
    <StepLine
      label={t('recharge_progress')}
      steps={[t('recharge_step_order'), t('recharge_step_pay'), t('recharge_step_done')]}
      current={current}
    />
  );
}

/** Deposits that wait for their money. */
function Waiting({ onAll }: { onAll: () => void }) {
  const t = useT();
  const waiting = useQuery(recentDepositsOptions()).data?.items.filter(isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t('recharge_waiting', { n: waiting.length })}
      titleEnd={
        <Button variant="link" size="sm" onClick={onAll}>
          {t('cashier_all')}
        </Button>
      }
    >
      <DepositRows rows={waiting.slice(0, WAITING_SHOWN)} />
    </Card>
  );
}
