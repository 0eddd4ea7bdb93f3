import type { Store } from '../../store/index.ts';
import { mayReceive } from '../rewards/index.ts';
import type { Audience } from './deps.ts';

/**
 * Whose notices a caller may see; without a user those for everybody. Promotions reach only players who may receive rewards now: not
 * with promotions switched off, on a break, excluded, or after a marker of harm (RP8, RP15).
 */
export async function audiencesOf(store: Store, userId?: bigint): Promise<Audience[]> {
  if (userId === undefined) return ['all'];
  const receives = (await mayReceive(store, [userId])).has(userId);
  return receives ? ['all', 'players', 'promo'] : ['all', 'players'];
}
