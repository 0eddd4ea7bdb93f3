import { type Amount, type LimitPeriod, printAmount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';

/** Codes of `stake_refusal`. */
export type LimitCode = 'limit_stake_reached' | 'limit_loss_reached';

/**
 * Checks a stake outside our own draws, or money that can be staked there, against the headroom of the player's own limits of
 * these kinds (RP2). The caller has locked the player's main account.
 * Errors: `limit_stake_reached`, `limit_loss_reached` with the amount left.
 */
export async function assertWithinStakeLimit(
  tx: Tx,
  userId: bigint,
  amount: Amount,
  kinds: readonly ('stake' | 'loss')[],
): Promise<void> {
  const { rows } = await tx.query<{ code: LimitCode | null; room: Amount; period: LimitPeriod }>(
    'select code, room, period from stake_refusal($1, $2, $3, app_now())',
    [userId, amount, kinds],
  );
  const refusal = rows[0];
  if (!refusal?.code) return;
  throw limitReached(refusal.code, refusal.room, refusal.period);
}

/** Turns an answer of `stake_refusal` into the player's error. */
export function limitReached(code: LimitCode, room: Amount, period: LimitPeriod): AppError {
  return new AppError(code, { left: printAmount(room), period });
}
