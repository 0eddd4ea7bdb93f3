import { z } from 'zod';
import { defineJob, defineLongJob, idField } from '../../store/index.ts';
import { advanceEarned } from './advance.ts';
import { endRewards } from './end.ts';
import { qualifyingStakes } from './qualifying.ts';
import type { Rewards } from './service.ts';

const EXPIRY_MS = 60_000;
/** Bonuses ended in one transaction. */
const AT_ONCE = 500;

/** Ends bonuses whose time is over. */
export const expireJob = defineJob('rewards.expire', {
  slow: true,
  async run({ now }: Pick<Rewards, 'now'>, _job, tx) {
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

/** All bets of a draw are decided: their stake counts towards the active bonuses of their players, once however often it runs. */
export const decidedJob = defineLongJob('rewards.decided', {
  slow: true,
  payload: z.object({ draw: idField }),
  async run({ store, tell }: Pick<Rewards, 'store' | 'tell'>, { payload: { draw } }) {
    tell(await store.tx(async (tx) => advanceEarned(tx, `draw:${draw}`, await qualifyingStakes(tx, draw))));
  },
});
