import type { Tx } from '../../../store/index.ts';
import type { Range } from '../range.ts';

/** A transaction that began before the end of a day may be committed later: after this time none can be. Statements end long before. */
const LATE_MS = 300_000;

/** Whether the last day of a range has ended for good, and its sums are complete: no later entry can be of these days. */
export async function isClosed(
  db: Pick<Tx, 'query'>,
  { to }: Pick<Range, 'to'>,
  zone: string,
): Promise<boolean> {
  const { rows } = await db.query<{ closed: boolean }>(
    `select e.moment <= app_now() and (p.at >= e.moment or not (c.unchained or c.seq > p.seq)) as closed
     from house_progress p cross join chain_head c
     cross join lateral (select ($1::date + 1)::timestamp at time zone $2 + $3 * interval '1 ms' as moment) e`,
    [to, zone, LATE_MS],
  );
  return rows[0]?.closed === true;
}
