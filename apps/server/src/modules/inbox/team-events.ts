import { maskName } from '@tessera/rewards';
import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';

interface RateRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly from_day: string;
  readonly ppm: number;
  readonly at: Date;
}

/** Rates of members change from a later day on: one event for each member whose own rate is new. */
export const rateJob = defineLongJob('inbox.rate', {
  slow: true,
  payload: z.object({ users: z.array(idField) }),
  run: (deps: InboxDeps, { payload: { users } }) =>
    record(deps, async (db) => {
      // The event names uplines too: their own rates are older, and their keys are written already or never were.
      const { rows } = await db.query<RateRow>(
        `select distinct on (r.user_id) r.id, r.user_id, r.from_day::text, r.ppm, r.at from team_rates r
         where r.user_id = any ($1) and r.at > app_now() - interval '1 day'
           and exists (select from team_rates earlier where earlier.user_id = r.user_id and earlier.id < r.id)
         order by r.user_id, r.id desc`,
        [users],
      );
      return rows.map(({ id, user_id: user, from_day: from, ppm: rate_ppm, at }) => ({
        user,
        at: at.getTime(),
        key: `rate:${id}`,
        type: 'team.rate',
        data: { rate_ppm, from },
      }));
    }),
});

/** Somebody joined a team: an event for the agent who invited them. */
export const joinedJob = defineLongJob('inbox.joined', {
  slow: true,
  payload: z.object({ user: idField, parent: idField }),
  run: (deps: InboxDeps, { payload: { user: member, parent } }) =>
    record(deps, async (db) => {
      const { rows } = await db.query<{ name: string; at: Date | null }>(
        'select p.user_name as name, n.at from player p left join team_node n on n.user_id = p.id where p.id = $1',
        [member],
      );
      return rows.map(({ name, at }) => ({
        user: parent,
        at: at?.getTime(),
        key: `joined:${member}`,
        type: 'team.joined',
        data: { name: maskName(name) },
      }));
    }),
});
