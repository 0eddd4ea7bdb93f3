import { Button } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { amountFrom, useFormat } from '../../settings/index.ts';
import { faultOf, typedText } from '../model/typed-amount.ts';
import type { Quote } from '../model/withdrawal.ts';
import { AmountField } from './amount-field.tsx';
import { boundsOf } from './bounds-of.ts';
import money from './money-line.module.css';
import { shortFigure } from './short-figure.ts';
import { useFaultText } from './use-fault-text.ts';

export interface WithdrawAmountProps {
  quote: Quote;
  /** What this amount would cost; absent until it is known. */
  cost: Quote | undefined;
  typed: string;
  onTyped: (typed: string) => void;
  tried: boolean;
  onLeave: () => void;
}

/** The amount of a withdrawal with its fee, what arrives, and how many are free today. */
export function WithdrawAmount({ quote, cost, typed, onTyped, tried, onLeave }: WithdrawAmountProps) {
  const t = useT();
  const format = useFormat();
  const faultText = useFaultText();
  const bounds = boundsOf(quote, quote.withdrawable);
  const fault = faultOf(typed, bounds);
  const isMistake = tried || fault === 'high' || fault === 'left';
  const all = amountFrom(quote.withdrawable);
  const most = all !== undefined && all > bounds.max ? bounds.max : all;
  return (
    <>
      <AmountField
        value={typed}
        onValue={onTyped}
        onLeave={onLeave}
        bounds={t('cashier_bounds', {
          min: shortFigure(format.figure(quote.min)),
          max: shortFigure(format.figure(quote.max)),
        })}
        error={
          !isMistake || !fault
            ? undefined
            : fault === 'left'
              ? t('withdraw_amount_left', { amount: format.money(quote.withdrawable) })
              : faultText(fault, bounds)
        }
        action={
          most !== undefined &&
          most > 0n && (
            <Button variant="tonal" size="sm" onClick={() => onTyped(typedText(most))}>
              {t('withdraw_everything')}
            </Button>
          )
        }
      />
      <dl className={money.costs} aria-live="polite">
        <div>
          <dt>{t('cashier_fee')}</dt>
          <dd>{format.figure(cost?.fee)}</dd>
        </div>
        <div>
          <dt>{t('withdraw_arrives')}</dt>
          <dd>{format.figure(cost?.arrives)}</dd>
        </div>
        {cost?.pay && (
          <div>
            <dt>{t('withdraw_pays')}</dt>
            <dd>
              {format.figure(cost.pay.amount)} {cost.pay.currency}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('withdraw_free')}</dt>
          <dd>{t('withdraw_times', { n: quote.free_left })}</dd>
        </div>
      </dl>
    </>
  );
}
