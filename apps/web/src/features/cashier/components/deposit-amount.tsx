import { type Amount, amountOf, shortFigure, ZERO } from '@tessera/protocol/money';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { type Channel, feeOf, payOf } from '../model/deposit.ts';
import { presetsOf } from '../model/typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import { boundsOf } from './bounds-of.ts';
import styles from './layout.module.css';

export interface DepositAmountProps {
  channel: Channel;
  limitLeft: string | null;
  typed: string;
  onTyped: (typed: string) => void;
  /** Whether the field has lost focus or was submitted, so that an amount below the minimum is an error. */
  tried: boolean;
  onLeave: () => void;
}

/** The amount of a deposit, within the channel's bounds and what the player's own limit leaves. */
export function DepositAmount({ channel, limitLeft, typed, onTyped, tried, onLeave }: DepositAmountProps) {
  const t = useT();
  const format = useFormat();
  const bounds = boundsOf(channel, limitLeft);
  const presets = presetsOf(
    channel.presets.flatMap((text) => amountFrom(text) ?? []),
    bounds,
  );
  const beyond = presets
    .filter((preset) => preset.fault === 'left')
    .map(({ amount }) => format.figure(amount, EXACT));
  return (
    <AmountField
      value={typed}
      onValue={onTyped}
      onLeave={onLeave}
      bounds={bounds}
      tried={tried}
      leftText="cashier_amount_left"
      help={
        beyond.length > 0 ? (
          <>
            {t('recharge_presets_beyond', { amounts: beyond.map(shortFigure).join(' / ') })}{' '}
            {hasScreen('responsible') && (
              <Link to="responsible" className={styles.link}>
                {t('recharge_limits_change')}
              </Link>
            )}
          </>
        ) : undefined
      }
      presets={presets.map((preset) => ({ amount: preset.amount, disabled: preset.fault !== undefined }))}
    />
  );
}

/** Result of a deposit: credit, fee, usual time; for another currency the amount to pay and the rate. */
export function DepositSum({ channel, amount }: { channel: Channel; amount: Amount }) {
  const t = useT();
  const format = useFormat();
  const fee = feeOf(amount, channel);
  const rate = amountFrom(channel.rate?.value);
  return (
    <>
      {t('cashier_credit')}
      <b>{format.money(amount > fee ? amountOf(amount - fee) : ZERO, EXACT)}</b>
      <span>{t('recharge_sum', { fee: format.figure(fee, EXACT), n: channel.minutes })}</span>
      {channel.rate && rate !== undefined && rate > 0n && (
        <span>
          {t('recharge_sum_rate', {
            pay: format.figure(payOf(amount, rate), EXACT),
            rate: format.figure(rate, EXACT),
            time: format.time(channel.rate.at, 'MM-DD HH:mm'),
          })}
        </span>
      )}
    </>
  );
}
