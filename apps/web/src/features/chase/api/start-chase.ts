import { errorRow } from '@tessera/protocol/errors';
import { chaseFromWire } from '@tessera/protocol/inward';
import { takeMainBalance } from '../../../data/session/index.ts';
import { call, isCallError, newRid } from '../../../platform/http/index.ts';
import { markStale } from '../../../platform/query/index.ts';
import type { ChaseRequest } from '../model/chase-plan.ts';
import { CHASES, type Chase } from './chases.ts';

/** Delays before retries after an unclear outcome. */
const RETRY_MS = [500, 1_000, 2_000, 4_000] as const;

/**
 * Starts a chase. All retries use the same request id, so it starts only once. Rejects with the refusal, which has not been
 * shown to the player.
 */
export async function startChase(request: Omit<ChaseRequest, 'rid'>): Promise<Chase> {
  const rid = newRid();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { chase, balance } = await call('POST /api/lottery/chase', { ...request, rid }, { silent: true });
      takeMainBalance(balance);
      markStale([CHASES]);
      return chaseFromWire(chase);
    } catch (error) {
      const wait = RETRY_MS[attempt];
      if (wait === undefined || !isCallError(error) || error.state === 'NEED_LOGIN') throw error;
      if (!errorRow(error.code).retry) throw error;
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}
