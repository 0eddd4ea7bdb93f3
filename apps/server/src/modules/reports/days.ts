import type { Tx } from '../../store/index.ts';
import type { Range } from './range.ts';
import { amountSums, type CountedSums, countSums, type Sums } from './sums.ts';

/** Whose sums, in which currency. */
export interface Owner {
  readonly userId: bigint;
  readonly currency: string;
}

/** Sums of the days that have any, oldest first, and of all of them. */
export interface Days {
  readonly rows: readonly (Sums & { readonly day: string })[];
  readonly total: CountedSums;
}

/** Sums of a player (`player_day`) or of the team below an agent (`team_day`) on some days. */
export async function readDays(
  db: Pick<Tx, 'query'>,
  table: 'player_day' | 'team_day',
  { userId, currency }: Owner,
  { from, to }: Range,
): Promise<Days> {
  const { rows } = await db.query<CountedSums & { day: string | null }>(
    `select day, ${amountSums}, ${countSums} from ${table}
     where user_id = $1 and currency = $2 and day between $3 and $4 group by grouping sets ((day), ()) order by day`,
    [userId, currency, from, to],
  );
  return {
    rows: rows.flatMap((row) => (row.day === null ? [] : { ...row, day: row.day })),
    total: rows.find((row) => row.day === null)!,
  };
}
