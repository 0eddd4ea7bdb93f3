import { type Amount, sumAmounts } from '@tessera/protocol/money';
import { useUser } from '../../session/index.ts';

/** Sum of all known platform balances. */
export function usePlatTotal(): Amount {
  return useUser((user) => sumAmounts(Object.values(user.balance_game)));
}
