import type { Store, Tx } from '../../store/index.ts';

interface Owner {
  readonly userId: bigint;
  readonly currency: string;
}

/** Money that came in and has to be played before it can be withdrawn. */
interface DueRow extends Record<string, unknown> {
  readonly source: 'deposit' | 'bonus';
  readonly amount: bigint;
  readonly at: Date;
}

/** A player's deposits and bonuses in time order. The starting balance of demonstration players is not a deposit. */
export async function readDues(db: Store | Tx, { userId, currency }: Owner): Promise<DueRow[]> {
  const { rows } = await db.query<DueRow>(
    `select turnover_role(m.kind, m.amount) as source, m.amount, m.at from player_movement m
     where m.user_id = $1 and m.currency = $2 and m.account = 'main' and m.amount > 0
       and turnover_role(m.kind, m.amount) in ('deposit', 'bonus') and not exists (
         select from house_movement h
         where h.kind = m.kind and h.key = m.key and h.account = 'ext:demo')
     order by m.id`,
    [userId, currency],
  );
  return rows;
}

/** Decided stakes of a player by the interval in which they were decided: place 1 is from `times[0]` on; `times` ascend. */
export async function readPlayed(
  db: Store | Tx,
  { userId, currency }: Owner,
  times: readonly Date[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await db.query<{ place: number; stake: bigint }>(
    `select width_bucket(at, $3::timestamptz[]) as place, sum(stake)::bigint as stake from turnover_decided
     where user_id = $1 and currency = $2 and at >= $4 group by 1`,
    [userId, currency, times, times[0]],
  );
  return new Map(rows.map(({ place, stake }) => [place, stake]));
}
