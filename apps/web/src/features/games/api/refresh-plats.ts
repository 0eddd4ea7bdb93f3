import { call } from '../../../platform/http/index.ts';
import { takeGameBalances } from '../../session/index.ts';

/**
 * Asks platforms for their balances and merges the answer (R7.10). Silent (R7.8): a platform that cannot be reached keeps the
 * figure last known. Returns the platforms that have answered.
 */
export async function refreshPlats(plats: readonly string[]): Promise<readonly string[]> {
  const balances = await call('POST /api/game/update/balance', { plats: [...plats] }, { silent: true });
  takeGameBalances(balances);
  return Object.keys(balances);
}
