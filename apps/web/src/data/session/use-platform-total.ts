import { type Amount, sumAmounts } from '@tessera/protocol/money';
import { useUser } from './user-store.ts';

/** Sum of all known platform balances. */
export function usePlatformTotal(): Amount {
  return useUser((user) => sumAmounts(Object.values(user.balance_game)));
}
