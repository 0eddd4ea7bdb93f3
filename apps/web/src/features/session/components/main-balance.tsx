import { MoneyText } from '@tessera/ui';
import { useState } from 'react';
import { useFormat, usePrefs } from '../../settings/index.ts';
import { useUser } from '../user-store.ts';

/**
 * The main balance as a figure, or as dots. It rolls when a bet, a win or a transfer has changed it while it stood here; whatever
 * else brings a new figure does so in silence.
 */
export function MainBalance({ currency = false, className }: { currency?: boolean; className?: string }) {
  const format = useFormat();
  // Nobody's is 0.00: it is not known.
  const balance = useUser((user) => (user.loaded ? user.balance : undefined));
  const moves = useUser((user) => user.balanceMoves);
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const [shownMoves, setShownMoves] = useState(moves);
  return (
    <MoneyText
      text={currency ? format.money(balance) : format.figure(balance)}
      hidden={hidden}
      roll={moves !== shownMoves}
      onRolled={() => setShownMoves(moves)}
      {...(className !== undefined && { className })}
    />
  );
}
