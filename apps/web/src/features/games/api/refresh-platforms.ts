import { takeGameBalances } from '../../../data/session/index.ts';
import { call } from '../../../platform/http/index.ts';

/**
 * Fetches platform balances and merges the reply (R7.10). Silent (R7.8): an unreachable platform keeps its last known figure.
 * Returns the platforms that answered.
 */
export async function refreshPlatforms(platforms: readonly string[]): Promise<readonly string[]> {
  const balances = await call('POST /api/game/update/balance', { plats: [...platforms] }, { silent: true });
  takeGameBalances(balances);
  return Object.keys(balances);
}
