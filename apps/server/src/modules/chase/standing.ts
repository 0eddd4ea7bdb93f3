import type { Store } from '../../store/index.ts';

/**
 * Whether a player without a call may bet: issues of their chases come due by themselves (B6). `closed`: the platform is
 * closed; `refused`: the account is disabled.
 */
export async function standingOf(
  store: Store,
  userId: bigint,
  isOpen: () => boolean,
): Promise<'free' | 'closed' | 'refused'> {
  const { rowCount } = await store.query('select from player where id = $1 and enable', [userId]);
  if (rowCount === 0) return 'refused';
  return isOpen() ? 'free' : 'closed';
}
