import type { CallSession } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { ProtectionDeps } from './deps.ts';

/** Notifies all nodes of a player whose limits or breaks changed. */
export const CHANNEL = 'protection';

/**
 * Changes a player's limits or breaks. Their accounts are locked first: a concurrent bet is in the ledger before the change
 * commits, and no bet is accepted by the old rules afterwards. Then all nodes and all devices of the player are notified.
 */
export async function change<Answer>(
  { store, nodeChannels, emit }: ProtectionDeps,
  { userId }: Pick<CallSession, 'userId'>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const answer = await store.tx(async (tx) => {
    await tx.query('select from lock_players(array[$1::bigint])', [userId]);
    const done = await work(tx);
    await nodeChannels.notify(CHANNEL, String(userId), tx);
    return done;
  });
  emit.user(userId, 'protection:changed', {});
  return answer;
}

/** Records a change that a player made to their limits and breaks. */
export async function logChange(
  tx: Tx,
  userId: bigint,
  what: string,
  values: { old?: string | null; next?: string | null } = {},
): Promise<void> {
  await tx.query(
    'insert into protection_log (user_id, at, what, old_value, new_value) values ($1, app_now(), $2, $3, $4)',
    [userId, what, values.old ?? null, values.next ?? null],
  );
}
