import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CallContext } from '../../http/index.ts';
import { defineJob, idField } from '../../store/index.ts';
import { recordLogin } from '../identity/index.ts';
import type { RecoveryDeps } from './deps.ts';

/**
 * Adds a recovery that failed to the login record of the account, if there is one. A job, so that the call does the same work for every
 * name, and its time tells nothing either (A2).
 */
export const failedJob = defineJob('recovery.failed', {
  payload: z.object({
    user: idField.nullable(),
    now: z.number(),
    address: z.string(),
    userAgent: z.string(),
  }),
  async run(_: RecoveryDeps, { payload: { user, ...from } }, tx) {
    if (user !== null) await recordLogin(tx, { userId: user, result: 'recovery' }, from);
  },
});

/** Notes that a recovery of the account of this name failed; `user` is undefined for an unknown name. */
export const noteFailed = (
  user: bigint | undefined,
  { now, address, userAgent }: Pick<CallContext, 'now' | 'address' | 'userAgent'>,
  { jobs }: Pick<RecoveryDeps, 'jobs'>,
): Promise<void> => jobs.add(failedJob, randomUUID(), now, { user: user ?? null, now, address, userAgent });
