import { Button, ButtonPair, Card } from '@tessera/ui';
import { SuccessCheckArt } from '@tessera/ui/art/inline/success-check.tsx';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push, replace } from '../../../platform/navigation/index.ts';
import type { Deposit } from '../model/deposit.ts';
import { AskService } from './ask-service.tsx';
import { FactList } from './fact-list.tsx';
import styles from './pay-view.module.css';

/** How a deposit ended: credited with its figures, or the reason why not and a link to repeat the amount. */
export function DepositEnd({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const format = useFormat();
  const { id, state, reason, amount, fee, credit, credited_at, created_at } = deposit;
  if (state === 'credited') {
    return (
      <Card className={styles.end} aria-live="polite">
        <SuccessCheckArt />
        <h2>{t('recharge_state_credited')}</h2>
        <p className={styles.credit}>{format.money(credit, EXACT)}</p>
        <FactList
          facts={[
            [t('cashier_amount'), format.money(amount, EXACT)],
            [t('cashier_fee'), format.money(fee, EXACT)],
            [t('cashier_time'), format.time(credited_at ?? created_at, 'datetime')],
            [t('log_ref'), id],
          ]}
        />
        <ButtonPair>
          {hasScreen('record-log') && (
            <Button onClick={() => void push('record-log')}>{t('route_record_log')}</Button>
          )}
          <Button onClick={() => void push('user-center')}>{t('route_user_center')}</Button>
        </ButtonPair>
      </Card>
    );
  }
  // The time may have run out on this device before the server has closed the order.
  const shown = state === 'failed' || state === 'cancelled' ? state : 'expired';
  return (
    <Card className={styles.end} aria-live="polite">
      <h2>{t(`recharge_state_${shown}`)}</h2>
      <p>{t(reason ? `recharge_reason_${reason}` : `recharge_${shown}_line`)}</p>
      <FactList
        facts={[
          [t('cashier_amount'), format.money(amount, EXACT)],
          [t('cashier_time'), format.time(created_at, 'datetime')],
          [t('log_ref'), id],
        ]}
      />
      <Button
        variant="primary"
        onClick={() => void replace('money-recharge', { channel: deposit.channel, amount })}
      >
        {t('recharge_again')}
      </Button>
      <AskService deposit={id} />
    </Card>
  );
}
