import { Button, ButtonPair, Card, Note } from '@tessera/ui';
import { Info, TriangleAlert } from '@tessera/ui/icons';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { sentKey, useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { isReturned, type Withdrawal } from '../model/withdrawal.ts';
import { FactList } from './fact-list.tsx';
import { FormStep } from './form-step.tsx';
import styles from './layout.module.css';
import { StageList } from './stage-list.tsx';

/** One withdrawal: progress and figures. Nothing here offers to cancel it or to play (L11). */
export function WithdrawalView({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const { id, state, amount, fee, arrives, pay, target, created_at, reason } = withdrawal;
  return (
    <div className={styles.column}>
      {isReturned(withdrawal) && (
        <Note tone="warning" icon={TriangleAlert}>
          {reason !== null && isKey(reason)
            ? t(sentKey(reason))
            : `${t('withdraw_returned', { amount: format.money(amount, EXACT) })} ${reason ?? ''}`}
        </Note>
      )}
      <FormStep title={t(`withdraw_state_${state}`)} end={t('withdraw_number', { id })}>
        <StageList withdrawal={withdrawal} />
      </FormStep>
      <Card pad>
        <FactList
          facts={[
            [t('cashier_amount'), format.money(amount, EXACT)],
            [t('cashier_fee'), format.money(fee, EXACT)],
            [t('withdraw_arrives'), format.money(arrives, EXACT)],
            ...(pay
              ? ([
                  [t('withdraw_pays'), `${format.figure(pay.amount, EXACT)} ${pay.currency}`],
                  [
                    t('withdraw_rate'),
                    `${format.figure(pay.rate, EXACT)} · ${format.time(pay.at, 'MM-DD HH:mm')}`,
                  ],
                ] as const)
              : []),
            [t('withdraw_target'), target.label],
            [t('cashier_time'), format.time(created_at, 'datetime')],
          ]}
        />
      </Card>
      {!isReturned(withdrawal) && state !== 'confirmed' && <Note icon={Info}>{t('withdraw_under_way')}</Note>}
      <ButtonPair>
        {hasScreen('record-log') && (
          <Button size="lg" onClick={() => void push('record-log')}>
            {t('route_record_log')}
          </Button>
        )}
        <Button size="lg" onClick={() => void push('user-center')}>
          {t('route_user_center')}
        </Button>
      </ButtonPair>
    </div>
  );
}

/** A reason is a message key or an operator's own text. */
function isKey(reason: string): boolean {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(sentKey(reason));
}
