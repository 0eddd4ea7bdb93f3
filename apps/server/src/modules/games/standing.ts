import type { Tx } from '../../store/index.ts';

/** Whether the player has self-excluded (RP8). */
export async function isExcluded(tx: Pick<Tx, 'query'>, userId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ code: string | null }>(
    'select code from play_refusal($1, null, app_now())',
    [userId],
  );
  return rows[0]!.code === 'self_excluded';
}
