import { AppError, type CallContext, operatorOf } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { revealedBefore } from '../event-log/index.ts';
import { logAct } from '../operators/index.ts';

/** How long a revealed field is shown, ms. */
const REVEAL_MS = 60_000;
/** Fields that an operator reveals in a minute at most. */
const REVEALS_A_MINUTE = 10;
/** Number of the advisory locks of operators who reveal; no other code uses it. */
const REVEAL_LOCK = 7_365_561;

/** A field that was found, with whose it is and what the log says of the look at it. */
export interface Found {
  readonly value: string;
  readonly userId: bigint;
  readonly data: object;
}

/**
 * Shows one masked field of a player. The log comes first: nothing is shown that is not in it.
 * Errors: `not_found`, `too_many_requests`.
 */
export async function reveal(
  store: Store,
  context: CallContext,
  find: (tx: Tx) => Promise<Found | undefined>,
): Promise<{ value: string; hideAt: number }> {
  const { operatorId } = operatorOf(context);
  const value = await store.tx(async (tx) => {
    // One at a time, so that several at once are counted too.
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [REVEAL_LOCK, String(operatorId)]);
    const tenth = await revealedBefore(tx, operatorId, REVEALS_A_MINUTE);
    if (tenth !== undefined) throw new AppError('too_many_requests', { retryAt: tenth + 60_000 });
    const found = await find(tx);
    if (!found) throw new AppError('not_found');
    await logAct(tx, context, {
      operator: operatorId,
      action: 'player.reveal',
      subject: `player:${found.userId}`,
      data: found.data,
    });
    return found.value;
  });
  return { value, hideAt: context.now + REVEAL_MS };
}
