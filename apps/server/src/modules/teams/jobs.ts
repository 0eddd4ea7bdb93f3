import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import type { TeamDeps } from './deps.ts';

/** Tells the open pages of members that a rate changed which concerns them. Repeating it does no harm. */
export const tellRatesJob = defineLongJob('teams.rates', {
  payload: z.object({ users: z.array(idField) }),
  async run({ emit }: Pick<TeamDeps, 'emit'>, { payload: { users } }) {
    for (const user of users) emit.user(user, 'team:changed', {});
  },
});

/** Tells the open pages of an agent that somebody joined. */
export const tellJoinedJob = defineLongJob('teams.joined', {
  payload: z.object({ parent: idField }),
  async run({ emit }: Pick<TeamDeps, 'emit'>, { payload: { parent } }) {
    emit.user(parent, 'team:changed', {});
  },
});
