import { type Amount, sizeOf } from '@tessera/protocol/money';
import { MoneyText, type MoneyTextProps } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../data/settings/index.ts';

/** A gain or loss with sign, arrow and colour; zero has none of them. Dots when the player hides amounts. */
export function NetText({
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
