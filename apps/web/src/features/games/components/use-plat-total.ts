import { type Amount, sumAmounts } from '@tessera/protocol/money';
import { useUser } from '../../session/index.ts';

/** What the player has on all platforms together, as far as it is known. */
export function usePlatTotal(): Amount {
  return useUser((user) => sumAmounts(Object.values(user.balance_game)));
}
