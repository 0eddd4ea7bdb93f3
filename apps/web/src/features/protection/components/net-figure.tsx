import { sizeOf, ZERO } from '@tessera/protocol/money';
import { MoneyText } from '@tessera/ui';
import { amountFrom, useFormat } from '../../../data/settings/index.ts';

/** A net result with sign and tone; decimal text of the wire. */
export function NetFigure({ net, size }: { net: string; size?: 'lg' | 'xl' }) {
  const format = useFormat();
  const amount = amountFrom(net) ?? ZERO;
  return (
    <MoneyText
      {...format.shown(sizeOf(amount))}
      {...(amount < 0n ? { sign: 'minus' } : amount > 0n ? { sign: 'plus' } : {})}
      tone={amount < 0n ? 'down' : amount > 0n ? 'up' : 'plain'}
      arrow
      {...(size ? { size } : {})}
    />
  );
}
