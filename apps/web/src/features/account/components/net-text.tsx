import { MoneyText } from '@tessera/ui';
import { amountFrom, useFormat, usePrefs } from '../../settings/index.ts';

export interface NetTextProps {
  /** Gain or loss, decimal text of the wire; absent while unknown. */
  net: string | undefined;
  size?: 'md' | 'lg' | 'xl';
}

/** A gain or loss with its sign, tone and arrow; nothing won and nothing lost stays plain. */
export function NetText({ net, size = 'md' }: NetTextProps) {
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const amount = amountFrom(net);
  const isLoss = amount !== undefined && amount < 0n;
  const isGain = amount !== undefined && amount > 0n;
  return (
    <MoneyText
      text={format.figure(amount).replace('−', '')}
      {...(isLoss ? { sign: 'minus' } : isGain ? { sign: 'plus' } : {})}
      tone={isLoss ? 'down' : isGain ? 'up' : 'plain'}
      arrow
      hidden={hidden}
      size={size}
    />
  );
}
