import type { Tx } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';
import { transferJob } from './transfer-job.ts';
import { type EndRow, endTransfers } from './transfer-store.ts';

/** Called when a transfer to a platform ends after its player has self-excluded. */
export type Stranded = (tx: Tx, userId: bigint) => Promise<void>;

/**
 * Ends transfers in `tx` by the platform's answers: `refusal` is a code, undefined means done. A transfer that has already ended
 * stays as it is. If the platform reports one as done that it had refused, that is left for review.
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
      transferJob,
      moved.map(({ id }) => String(id)),
      tx,
    );
  }
  for (const { excluded, user_id } of moved) if (excluded) await stranded(tx, user_id);
  return rows;
}
