import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import { rewardGiven } from '../rewards/index.ts';
import { waterBackMade } from '../water-back/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';
import { recordRows } from './write-rows.ts';

interface RewardRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** Sources that give without a press. What players take by a press the page has shown already, so it is no news. */
const UNASKED: readonly string[] = ['race', 'loss_insurance', 'deposit_match', 'hand'];

/** Players were given rewards without a press of their own. */
export const rewardJob = defineLongJob('inbox.reward', {
  slow: true,
  payload: rewardGiven.payload,
  run: (deps: InboxDeps, { payload: { source, grants } }) =>
    record(deps, async (db) => {
      if (!UNASKED.includes(source)) return [];
      const { rows } = await db.query<RewardRow>(
        'select id, user_id, amount, currency, at from reward where id = any ($1) order by id',
        [grants.map(({ grant }) => grant)],
      );
      return rows.map(({ id, user_id: user, amount, currency, at }) => ({
        user,
        at: at.getTime(),
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
      const { rows } = await db.query<{ user_id: bigint; level: number; at: Date }>(
        'select user_id, max(level) as level, max(at) as at from vip_reached where user_id = any ($1) group by user_id order by user_id',
        [users],
      );
      return rows.map(({ user_id: user, level, at }) => ({
        user,
        at: at.getTime(),
        key: `vip:${level}`,
        type: 'vip.rose',
        data: { level },
      }));
    }),
});

interface ReadyRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly amount: bigint;
  readonly currency: string;
}

/** The water-back of a day is made: an event for each player who may claim some now. */
export const waterBackJob = defineLongJob('inbox.water-back', {
  slow: true,
  payload: waterBackMade.payload,
  run: (deps: InboxDeps, { payload: { day } }) =>
    recordRows<ReadyRow>(deps, READY, [day], ({ user_id: user, amount, currency }) => [
      {
        user,
        key: `water-back:${day}`,
        type: 'waterback.ready',
        data: { day, amount: printAmount(amount as Amount), currency },
      },
    ]),
});

const READY = `
  select w.user_id, w.amount, w.currency from water_back_due w join reward_standing s on s.user_id = w.user_id
  where w.day = $1::date and s.may_receive order by w.user_id`;
