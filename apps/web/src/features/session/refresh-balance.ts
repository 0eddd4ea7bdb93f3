import { call } from '../../platform/http/index.ts';
import type { BalanceCause } from './balance-moves.ts';
import { takeBalance } from './user-store.ts';

/**
 * Reads balance and session figures now, silently (R7.8); rejects when that fails.
 *
 * @param cause - what has changed the balance, if it has changed; a poll does not know.
 */
export async function refreshBalance(cause?: BalanceCause): Promise<void> {
  takeBalance(await call('POST /api/user/balance', {}, { silent: true }), cause);
}
