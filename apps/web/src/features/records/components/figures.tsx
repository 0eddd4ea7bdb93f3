import { type Amount, sizeOf } from '@tessera/protocol/money';
import { MoneyText, type MoneyTextProps } from '@tessera/ui';
import { amountFrom, EXACT, useFormat, usePrefs } from '../../../data/settings/index.ts';

/**
 * An amount in the player's format; dots when the player hides amounts. `exact` prints all digits, for a statement; `still` is
 * for rows that react to a tap themselves.
 */
export function Figure({
  amount,
  size,
  exact = false,
  still = false,
}: { amount: Amount | string | null | undefined; exact?: boolean } & Pick<MoneyTextProps, 'size' | 'still'>) {
  const { figure, shown } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  if (amount === null || amount === undefined) return <MoneyText text="—" tone="muted" size={size} />;
  const text = exact ? { text: figure(amount, EXACT) } : shown(amount);
  return <MoneyText {...text} still={still} hidden={hidden} size={size} />;
}

/** A gain or loss with sign, arrow and colour; zero has none of them. */
export function NetFigure({
  net,
  size,
  still = false,
}: { net: Amount | string | undefined } & Pick<MoneyTextProps, 'size' | 'still'>) {
  const { shown } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const amount = amountFrom(net);
  if (amount === undefined) return <MoneyText text="—" tone="muted" size={size} />;
  if (amount === 0n) return <MoneyText {...shown(amount)} hidden={hidden} size={size} />;
  const gains = amount > 0n;
  return (
    <MoneyText
      {...shown(sizeOf(amount))}
      still={still}
      sign={gains ? 'plus' : 'minus'}
      tone={gains ? 'up' : 'down'}
      arrow
      hidden={hidden}
      size={size}
    />
  );
}
