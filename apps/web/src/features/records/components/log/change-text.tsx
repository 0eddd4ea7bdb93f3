import { amountOf } from '@tessera/protocol/money';
import { MoneyText } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../../../data/settings/index.ts';

/** Effect of a movement on the balance with its sign; a gain is coloured. */
export function ChangeText({ amount }: { amount: string }) {
  const { shown } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const change = amountFrom(amount);
  if (change === undefined || change === 0n) return <MoneyText {...shown(change)} hidden={hidden} />;
  return change > 0n ? (
    <MoneyText {...shown(change)} still sign="plus" tone="up" hidden={hidden} />
  ) : (
    <MoneyText {...shown(amountOf(-change))} still sign="minus" hidden={hidden} />
  );
}
