import type { Tx } from '../../store/index.ts';
import { CHANNEL, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';

/**
 * Begins a break that the player has not asked for: by a strong marker of harm, or by an operator. Nobody ends it before its time (RP7). Returns
 * its end, ms; undefined when a longer break or an exclusion is in force anyhow.
 */
export async function startBreak(
  tx: Tx,
  userId: bigint,
  hours: number,
  { nodeChannels }: Pick<ProtectionDeps, 'nodeChannels'>,
): Promise<number | undefined> {
  await tx.query('select from lock_players(array[$1::bigint])', [userId]);
  const { rows } = await tx.query<{ until: Date }>(
    `insert into player_guard (user_id, timeout_until)
     select $1, app_now() + $2::integer * interval '1 hour' where not is_excluded($1)
     on conflict (user_id) do update set timeout_until = excluded.timeout_until
       where player_guard.timeout_until is null or player_guard.timeout_until < excluded.timeout_until
     returning timeout_until as until`,
    [userId, hours],
  );
  const until = rows[0]?.until;
  if (!until) return undefined;
  await logChange(tx, userId, 'break_arranged', { next: until.toISOString() });
  await nodeChannels.notify(CHANNEL, String(userId), tx);
  return until.getTime();
}

/** Tells the open pages of a player that limits or breaks have changed; called after the commit. */
export const tellChanged = (userId: bigint, { emit }: Pick<ProtectionDeps, 'emit'>): void =>
  emit.user(userId, 'protection:changed', {});
