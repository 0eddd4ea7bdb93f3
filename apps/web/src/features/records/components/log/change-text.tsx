import { amountOf } from '@tessera/protocol/money';
import { MoneyText } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../../../data/settings/index.ts';

/** Effect of a movement on the balance with its sign; a gain is coloured. */
export function ChangeText({ amount }: { amount: string }) {
  const { figure } = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const change = amountFrom(amount);
  if (change === undefined || change === 0n) return <MoneyText text={figure(change)} hidden={hidden} />;
  return change > 0n ? (
    <MoneyText text={figure(change)} sign="plus" tone="up" hidden={hidden} />
  ) : (
    <MoneyText text={figure(amountOf(-change))} sign="minus" hidden={hidden} />
  );
}
