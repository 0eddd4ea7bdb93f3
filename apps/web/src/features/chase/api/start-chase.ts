import { errorRow } from '@tessera/protocol/errors';
import { call, isCallError, newRid } from '../../../platform/http/index.ts';
import { markStale } from '../../../platform/query/index.ts';
import { takeMainBalance } from '../../session/index.ts';
import type { ChaseRequest } from '../model/chase-plan.ts';
import { CHASES, type Chase } from './chases.ts';

/** Waits between attempts whose outcome is not known. */
const RETRY_MS = [500, 1_000, 2_000, 4_000] as const;

/**
 * Starts a chase under one key until the service has answered, so that it begins once however often it is sent.
 * Rejects with the refusal; nobody has been told of it.
 */
export async function startChase(request: Omit<ChaseRequest, 'rid'>): Promise<Chase> {
  const rid = newRid();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { chase, balance } = await call('POST /api/lottery/chase', { ...request, rid }, { silent: true });
      takeMainBalance(balance);
      markStale([CHASES]);
      return chase;
    } catch (error) {
      const wait = RETRY_MS[attempt];
      if (wait === undefined || !isCallError(error) || error.state === 'NEED_LOGIN') throw error;
      if (!errorRow(error.code).retry) throw error;
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}
