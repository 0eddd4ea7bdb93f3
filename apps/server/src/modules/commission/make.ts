import type { Tx } from '../../store/index.ts';

/** Makes the commission of a finished day for all levels, once. Returns how many rows. */
export async function makeDay(tx: Pick<Tx, 'query'>, day: string, zone: string): Promise<number> {
  const { rows } = await tx.query<{ made: number }>('select commission_make($1::date, $2) as made', [
    day,
    zone,
  ]);
  return rows[0]!.made;
}

/** Makes days up to `day` payable, each once, and holds what has turned out to be linked. Returns how many days. */
export async function makePayable(tx: Pick<Tx, 'query'>, day: string): Promise<number> {
  const { rows } = await tx.query<{ days: number }>('select commission_ready($1::date) as days', [day]);
  return rows[0]!.days;
}

/** Takes back what was earned on stakes that a correction of a draw returned. Returns how many rows; 0 the second time. */
export async function correctDay(tx: Pick<Tx, 'query'>, draw: bigint): Promise<number> {
  const { rows } = await tx.query<{ rows: number }>('select commission_correct($1) as rows', [draw]);
  return rows[0]!.rows;
}
