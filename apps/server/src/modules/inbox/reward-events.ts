import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import { rewardGiven } from '../rewards/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';

/** Sources that give without a press. What players take by a press the page has shown already, so it is no news. */
const UNASKED: readonly string[] = ['race', 'loss_insurance', 'deposit_match', 'hand'];

/** Players were given rewards without a press of their own. */
export const rewardJob = defineLongJob('inbox.reward', {
  slow: true,
  payload: rewardGiven.payload,
  run: (deps: InboxDeps, { payload: { source, grants } }) =>
    record(deps, async (db) => {
      if (!UNASKED.includes(source)) return [];
      const { rows } = await db.query<{ id: bigint; user_id: bigint; amount: bigint; currency: string }>(
        'select id, user_id, amount, currency from reward where id = any ($1) order by id',
        [grants.map(({ grant }) => grant)],
      );
      return rows.map(({ id, user_id: user, amount, currency }) => ({
        user,
        key: `reward:${id}`,
        type: 'reward.given',
        data: { reward: Number(id), source, amount: printAmount(amount as Amount), currency },
      }));
    }),
});

/** Players rose to a VIP level: one event for the highest level each reached. */
export const levelJob = defineLongJob('inbox.level', {
  slow: true,
  payload: z.object({ users: z.array(idField) }),
  run: (deps: InboxDeps, { payload: { users } }) =>
    record(deps, async (db) => {
      const { rows } = await db.query<{ user_id: bigint; level: number }>(
        'select user_id, max(level) as level from vip_reached where user_id = any ($1) group by user_id order by user_id',
        [users],
      );
      return rows.map(({ user_id: user, level }) => ({
        user,
        key: `vip:${level}`,
        type: 'vip.rose',
        data: { level },
      }));
    }),
});
