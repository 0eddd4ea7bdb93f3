import type { Amount } from '@tessera/protocol/money';
import { MoneyText, type MoneyTextProps } from '@tessera/ui';
import { EXACT, useFormat, usePrefs } from '../../../data/settings/index.ts';

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
