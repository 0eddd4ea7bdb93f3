import { type Amount, amountOf } from '@tessera/protocol/money';
import { MoneyText, type MoneyTextProps } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../../data/settings/index.ts';

/** An amount in the player's format; dots when the player hides amounts. */
export function Figure({
  amount,
  size,
}: { amount: Amount | string | null | undefined } & Pick<MoneyTextProps, 'size'>) {
  const { figure } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  if (amount === null || amount === undefined) return <MoneyText text="—" tone="muted" size={size} />;
  return <MoneyText text={figure(amount)} hidden={hidden} size={size} />;
}

/** A gain or loss with sign, arrow and colour; zero has none of them. */
export function NetFigure({
  net,
  size,
}: { net: Amount | string | undefined } & Pick<MoneyTextProps, 'size'>) {
  const { figure } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const amount = amountFrom(net);
  if (amount === undefined) return <MoneyText text="—" tone="muted" size={size} />;
  if (amount === 0n) return <MoneyText text={figure(amount)} hidden={hidden} size={size} />;
  const gains = amount > 0n;
  return (
    <MoneyText
      text={figure(gains ? amount : amountOf(-amount))}
      sign={gains ? 'plus' : 'minus'}
      tone={gains ? 'up' : 'down'}
      arrow
      hidden={hidden}
      size={size}
    />
  );
}
