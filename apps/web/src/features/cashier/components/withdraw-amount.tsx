import { Button } from '@tessera/ui';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { typedText } from '../model/typed-amount.ts';
import type { Quote } from '../model/withdrawal.ts';
import { AmountField } from './amount-field.tsx';
import { boundsOf } from './bounds-of.ts';
import money from './money-line.module.css';

export interface WithdrawAmountProps {
  quote: Quote;
  /** The cost of this amount; absent until known. */
  cost: Quote | undefined;
  typed: string;
  onTyped: (typed: string) => void;
  tried: boolean;
  onLeave: () => void;
}

/** The amount of a withdrawal with its fee, what arrives, and the free withdrawals left today. */
export function WithdrawAmount({ quote, cost, typed, onTyped, tried, onLeave }: WithdrawAmountProps) {
  const t = useT();
  const format = useFormat();
  const bounds = boundsOf(quote, quote.withdrawable);
  const all = amountFrom(quote.withdrawable);
  const most = all !== undefined && all > bounds.max ? bounds.max : all;
  return (
    <>
      <AmountField
        value={typed}
        onValue={onTyped}
        onLeave={onLeave}
        bounds={bounds}
        tried={tried}
        leftText="withdraw_amount_left"
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
          <dd>{format.figure(cost?.fee, EXACT)}</dd>
        </div>
        <div>
          <dt>{t('withdraw_arrives')}</dt>
          <dd>{format.figure(cost?.arrives, EXACT)}</dd>
        </div>
        {cost?.pay && (
          <div>
            <dt>{t('withdraw_pays')}</dt>
            <dd>
              {format.figure(cost.pay.amount, EXACT)} {cost.pay.currency}
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
