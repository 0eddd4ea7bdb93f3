import { call } from '../../platform/http/index.ts';
import type { BalanceCause } from './balance-moves.ts';
import { takeBalance } from './user-store.ts';

/**
 * Fetches balance and session figures now, silently (R7.8); rejects on failure.
 *
 * @param cause - what has changed the balance; absent for a poll.
 */
export async function refreshBalance(cause?: BalanceCause): Promise<void> {
  takeBalance(await call('POST /api/user/balance', {}, { silent: true }), cause);
}
