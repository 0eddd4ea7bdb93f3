import { z } from 'zod';
import { defineJob, idField } from '../../store/index.ts';
import { leave } from './entries.ts';

/** A player is self-excluded: the player leaves every activity (RP8). */
export const excludedJob = defineJob('activities.excluded', {
  payload: z.object({ user: idField }),
  run: (_deps: object, { payload: { user } }, tx) => leave(tx, user),
});
