import { CopyButton, Note, Ring } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inGroups } from '../model/card-number.ts';
import { type Deposit, minutesText } from '../model/deposit.ts';
import { FormStep } from './form-step.tsx';
import { PayAmount } from './pay-amount.tsx';
import { PayCode } from './pay-code.tsx';
import styles from './pay-view.module.css';

/** Payee data and exact amount, each with a copy button, the time left to pay, and the actions. */
export function PayCard({
  deposit,
  now,
  children,
}: {
  deposit: Deposit;
  now: number;
  /** The actions, at its end. */
  children: ReactNode;
}) {
  const t = useT();
  const format = useFormat();
  const { payee, expires_at, created_at, rate } = deposit;
  const left = expires_at - now;
  const rows = rowsOf(payee);
  return (
    <FormStep title={t('recharge_pay_title')}>
      <div className={styles.top}>
        <div>
          <span className={styles.label}>{t('recharge_pay_exactly')}</span>
          <div className={styles.amount}>
            <PayAmount deposit={deposit} />
            <CopyButton value={deposit.pay_amount} label={t('recharge_copy_amount')} />
          </div>
        </div>
        <Ring share={left / (expires_at - created_at)} size={64} label={t('recharge_time_left')}>
          <span className={styles.left}>{minutesText(left)}</span>
        </Ring>
      </div>
      <Note tone="warning" icon={TriangleAlert}>
        {payee.network
          ? t('recharge_network_warning', { network: payee.network.toUpperCase() })
          : t('recharge_exact_warning')}
      </Note>
      <div className={styles.body}>
        {payee.qr && (
          <PayCode
            text={payee.qr}
            line={t(payee.network ? 'recharge_code_address' : 'recharge_code_scan')}
            file={`${payee.network ?? 'pay'}-${deposit.id}.png`}
          />
        )}
        {rows.length > 0 && (
          <dl>
            {rows.map(({ name, value, shown }) => (
              <div key={name} className={styles.row}>
                <dt>{t(`recharge_payee_${name}`)}</dt>
                <dd>
                  <span className={shown ? styles.figures : undefined}>{shown ?? value}</span>
                  <CopyButton
                    value={value}
                    label={t('recharge_copy', { name: t(`recharge_payee_${name}`) })}
                  />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {rate && (
        <p className={styles.label}>
          {t('recharge_rate', {
            rate: format.figure(rate.value, EXACT),
            time: format.time(rate.at, 'datetime'),
          })}
        </p>
      )}
      {children}
    </FormStep>
  );
}

interface Row {
  readonly name: 'bank' | 'name' | 'account' | 'reference' | 'network' | 'address';
  /** The value that is copied. */
  readonly value: string;
  /** The displayed text, if different. */
  readonly shown?: string;
}

function rowsOf(payee: Deposit['payee']): readonly Row[] {
  const { bank, name, account, reference, network, address } = payee;
  return [
    ...(bank ? [{ name: 'bank', value: bank } as const] : []),
    ...(name ? [{ name: 'name', value: name } as const] : []),
    ...(account
      ? [
          {
            name: 'account',
            value: account,
            shown: /^\d+$/.test(account) ? inGroups(account) : account,
          } as const,
        ]
      : []),
    ...(reference ? [{ name: 'reference', value: reference, shown: reference } as const] : []),
    ...(network ? [{ name: 'network', value: network.toUpperCase() } as const] : []),
    ...(address ? [{ name: 'address', value: address } as const] : []),
  ];
}
