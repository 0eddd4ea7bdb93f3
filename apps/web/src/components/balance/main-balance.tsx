import { MoneyText } from '@tessera/ui';
import { useState } from 'react';
import { useUser } from '../../data/session/index.ts';
import { useFormat, usePrefs } from '../../data/settings/index.ts';

/**
 * The main balance as a figure, or as dots when hidden. It animates when a bet, a win or a transfer changes it while displayed;
 * other changes appear without animation.
 */
export function MainBalance({ currency = false, className }: { currency?: boolean; className?: string }) {
  const format = useFormat();
  // A visitor's balance is unknown, not 0.00.
  const balance = useUser((user) => (user.loaded ? user.balance : undefined));
  const moves = useUser((user) => user.balanceMoves);
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const [shownMoves, setShownMoves] = useState(moves);
  return (
    <MoneyText
      {...format.shown(balance, { currency })}
      hidden={hidden}
      roll={moves !== shownMoves}
      onRolled={() => setShownMoves(moves)}
      {...(className !== undefined && { className })}
    />
  );
}
