import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';
import { balanceAfter, finish, lockMain, reverse } from './money.ts';
import { leaveForReview } from './review.ts';
import { endTransfer, lockByRef, type TransferRow } from './transfer-store.ts';

/** What follows when money went abroad for a player who has excluded himself meanwhile. */
export type Stranded = (tx: Tx, userId: bigint) => Promise<void>;

/**
 * Ends a transfer in `tx` by what the platform said: `refusal` is its code, none means that it is done. One that has ended
 * stays as it is; a platform that moved money of one it had refused is left for review.
 */
export async function endWithin(
  tx: Tx,
  { ledger }: Pick<GamesParts, 'ledger'>,
  ref: string,
  refusal: string | undefined,
  stranded: Stranded,
): Promise<{ row: TransferRow; after?: { balance: Amount; seq: number } }> {
  const row = await lockByRef(tx, ref);
  if (!row) throw new Error(`no transfer ${ref}`);
  if (row.state !== 'pending') {
    if (row.state === 'reversed' && refusal === undefined) {
      const item = {
        provider: row.plat,
        kind: 'transfer_after_refusal',
        ref,
        detail: { amount: row.amount },
      };
      await leaveForReview(tx, item);
    }
    return { row };
  }
  const state = refusal === undefined ? 'done' : 'reversed';
  await lockMain(tx, row.user_id);
  await ledger.post(tx, [refusal === undefined ? finish(row) : reverse(row)]);
  const ended = await endTransfer(tx, row.id, state, refusal ?? null);
  if (state === 'done' && row.direction === 1) await stranded(tx, row.user_id);
  return { row: ended, after: await balanceAfter(tx, row.user_id) };
}
