import type { MessageKey } from '@tessera/messages';
import { shortFigure } from '@tessera/protocol/money';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { AmountFault, Bounds } from '../model/typed-amount.ts';

/** Error text of an amount; `leftText` is the message key for an amount above `left`. */
export function useFaultText(leftText: MessageKey): (fault: AmountFault, bounds: Bounds) => string {
  const t = useT();
  const format = useFormat();
  return (fault, { min, max, left }) => {
    switch (fault) {
      case 'invalid':
        return t('cashier_amount_invalid', {
          min: shortFigure(format.figure(min, EXACT)),
          max: shortFigure(format.figure(max, EXACT)),
        });
      case 'low':
        return t('cashier_amount_low', { amount: format.money(min, EXACT) });
      case 'high':
        return t('cashier_amount_high', { amount: format.money(max, EXACT) });
      case 'left':
        return t(leftText, { amount: format.money(left, EXACT) });
    }
  };
}
