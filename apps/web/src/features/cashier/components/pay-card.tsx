import { CopyButton, LinkButton, Note, Ring } from '@tessera/ui';
import { ArrowUpRight, TriangleAlert } from '@tessera/ui/icons';
import { QrCode } from '../../../components/qr-code/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inGroups } from '../model/card-number.ts';
import { type Deposit, minutesText } from '../model/deposit.ts';
import { FormStep } from './form-step.tsx';
import { PayAmount } from './pay-amount.tsx';
import styles from './pay-view.module.css';

/** Payee data and exact amount, each with a copy button, and the time left to pay. */
export function PayCard({ deposit, now }: { deposit: Deposit; now: number }) {
  const t = useT();
  const format = useFormat();
  const { payee, expires_at, created_at, rate } = deposit;
  const left = expires_at - now;
  const rows = rowsOf(payee);
  return (
    <FormStep step={3} title={t('recharge_pay_title')}>
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
          <div className={styles.code}>
            <QrCode text={payee.qr} label={t('recharge_code')} />
            {t(payee.network ? 'recharge_code_address' : 'recharge_code_scan')}
          </div>
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
      {payee.url && (
        <LinkButton
          variant="secondary"
          iconEnd={ArrowUpRight}
          href={payee.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('recharge_open_page')}
        </LinkButton>
      )}
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
