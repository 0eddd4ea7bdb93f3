import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/** Those of these players who may receive rewards now (`reward_standing`). */
export async function mayReceive(db: Store | Tx, users: readonly bigint[]): Promise<Set<bigint>> {
  const { rows } = await db.query<{ user_id: bigint }>(
    'select user_id from reward_standing where user_id = any ($1) and may_receive',
    [users],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Errors: `trial_not_allowed`, `reward_not_available`. */
export async function requireStanding(db: Store | Tx, user: bigint): Promise<void> {
  const { rows } = await db.query<{ kind: string; may_receive: boolean }>(
    'select kind, may_receive from reward_standing where user_id = $1',
    [user],
  );
  if (rows[0]?.kind === 'trial') throw new AppError('trial_not_allowed');
  if (!rows[0]?.may_receive) throw new AppError('reward_not_available');
}
