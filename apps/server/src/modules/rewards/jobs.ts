import { z } from 'zod';
import { defineJob, idField } from '../../store/index.ts';
import { endRewards } from './end.ts';

const EXPIRY_MS = 60_000;
/** Bonuses ended in one transaction. */
const AT_ONCE = 500;

/** Ends bonuses whose time is over. */
export const expireJob = defineJob('rewards.expire', {
  slow: true,
  async run({ now }: { readonly now: () => number }, _job, tx) {
    const { rows } = await tx.query<{ id: bigint }>(
      "select id from reward_grant where state = 'active' and expires_at <= app_now() order by expires_at limit $1",
      [AT_ONCE],
    );
    await endRewards(
      tx,
      rows.map(({ id }) => id),
      'expired',
      'time',
    );
    return { runAgainAt: now() + (rows.length < AT_ONCE ? EXPIRY_MS : 0) };
  },
});

/** A player is self-excluded: the player's active bonuses end (RP8). */
export const excludedJob = defineJob('rewards.excluded', {
  payload: z.object({ user: idField }),
  async run(_deps: object, { payload: { user } }, tx) {
    const { rows } = await tx.query<{ id: bigint }>(
      "select id from reward_grant where user_id = $1 and state = 'active'",
      [user],
    );
    await endRewards(
      tx,
      rows.map(({ id }) => id),
      'cancelled',
      'self_excluded',
    );
  },
});
