import { call } from '../../platform/http/index.ts';
import { takeBalance } from './user-store.ts';

/** Reads balance and session figures now, silently (R7.8); rejects when that fails. */
export async function refreshBalance(): Promise<void> {
  takeBalance(await call('POST /api/user/balance', {}, { silent: true }));
}
