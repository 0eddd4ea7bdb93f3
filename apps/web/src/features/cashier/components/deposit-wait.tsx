import { Button, Card, Progress } from '@tessera/ui';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import type { Deposit } from '../model/deposit.ts';
import { FactList } from './fact-list.tsx';
import { PayAmount } from './pay-amount.tsx';
import styles from './pay-view.module.css';

/** The payment was seen and is being confirmed; on a blockchain with the number of confirmations. */
export function DepositWait({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const format = useFormat();
  const { confirmations, confirmations_needed: needed } = deposit;
  return (
    <Card className={styles.end} aria-live="polite">
      <h2>{t('recharge_confirming')}</h2>
      {needed !== undefined && (
        <>
          <Progress
            value={(confirmations ?? 0) / needed}
            label={t('recharge_confirmations')}
            valueText={t('recharge_confirmations_of', { n: confirmations ?? 0, needed })}
          />
          <p>{t('recharge_confirmations_of', { n: confirmations ?? 0, needed })}</p>
        </>
      )}
      <p>{t('recharge_confirming_line')}</p>
      <FactList
        facts={[
          [t('recharge_pay_exactly'), <PayAmount key="pay" deposit={deposit} />],
          [t('cashier_credit'), format.money(deposit.credit, EXACT)],
        ]}
      />
      <Button onClick={() => void push('home')}>{t('route_home')}</Button>
    </Card>
  );
}
