import type { Tx } from '../../store/index.ts';

/**
 * Time up to which everything is in the sums, ms: now when no batch is waiting, otherwise the time of the last batch that is in them.
 * @param now - Time of the call, ms.
 */
export async function sumsUntil(db: Pick<Tx, 'query'>, now: number): Promise<number> {
  const { rows } = await db.query<{ at: Date | null; behind: boolean }>(
    'select p.at, c.unchained or c.seq > p.seq as behind from report_progress p cross join chain_head c',
  );
  const { at, behind } = rows[0]!;
  return behind ? (at?.getTime() ?? 0) : now;
}
