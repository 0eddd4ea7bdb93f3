import type { Amount } from '@tessera/protocol/money';
import { MoneyText, type MoneyTextProps } from '@tessera/ui';
import { useFormat, usePrefs } from '../../data/settings/index.ts';

interface AmountTextProps extends Pick<MoneyTextProps, 'size' | 'tone' | 'still' | 'sign'> {
  /** Decimal text of the wire, or an amount; a dash while it is unknown. */
  amount: Amount | string | undefined;
  /** With the currency's symbol. */
  currency?: boolean;
}

/** An amount of the player in the player's format; dots when the player hides amounts. */
export function AmountText({ amount, currency = false, ...look }: AmountTextProps) {
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return <MoneyText {...format.shown(amount, { currency })} hidden={hidden} {...look} />;
}
