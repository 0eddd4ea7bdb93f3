import type { Tx } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';
import { type EndRow, endTransfers } from './transfer-store.ts';

/** Asks what became of a transfer that was not confirmed at once; key: its id. */
export const TRANSFER_JOB = 'games.transfer';

/** What follows when a transfer to a platform ends after its player has self-excluded. */
export type Stranded = (tx: Tx, userId: bigint) => Promise<void>;

/**
 * Ends transfers in `tx` by what their platforms said: `refusal` is a code, none means that it is done. One that has ended
 * stays as it is; a platform that moved money of one it had refused is left for review.
 */
export async function endWithin(
  tx: Tx,
  { jobs }: Pick<GamesParts, 'jobs'>,
  ends: readonly { ref: string; refusal: string | undefined }[],
  stranded: Stranded,
): Promise<EndRow[]> {
  const rows = await endTransfers(tx, ends);
  const moved = rows.filter(({ batch }) => batch !== null);
  if (moved.length > 0) {
    await jobs.takeBack(
      TRANSFER_JOB,
      moved.map(({ id }) => String(id)),
      tx,
    );
  }
  for (const { excluded, user_id } of moved) if (excluded) await stranded(tx, user_id);
  return rows;
}
