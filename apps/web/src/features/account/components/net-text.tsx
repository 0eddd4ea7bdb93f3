import { type Amount, sizeOf } from '@tessera/protocol/money';
import { MoneyText } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../../data/settings/index.ts';

export interface NetTextProps {
  /** Gain or loss, as an amount or as decimal text of the wire; absent while unknown. */
  net: Amount | string | undefined;
  /** Without a size it inherits the size of the surrounding text. */
  size?: 'lg' | 'xl';
}

/** A gain or loss with sign, tone and arrow; zero is plain. */
export function NetText({ net, size }: NetTextProps) {
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const amount = amountFrom(net);
  const isLoss = amount !== undefined && amount < 0n;
  const isGain = amount !== undefined && amount > 0n;
  return (
    <MoneyText
      {...format.shown(amount === undefined ? undefined : sizeOf(amount))}
      {...(isLoss ? { sign: 'minus' } : isGain ? { sign: 'plus' } : {})}
      tone={isLoss ? 'down' : isGain ? 'up' : 'plain'}
      arrow
      hidden={hidden}
      {...(size ? { size } : {})}
    />
  );
}
