import type { Tx } from '../../store/index.ts';
import { ratesOn } from '../water-rates/index.ts';

/** Makes the rows of a finished day, once, at the rates of that day. Returns how many. */
export async function makeDay(tx: Pick<Tx, 'query'>, day: string, zone: string): Promise<number> {
  const rates = await ratesOn(tx, day);
  const { rows } = await tx.query<{ made: number }>('select water_back_make($1::date, $2, $3, $4) as made', [
    day,
    zone,
    rates.lottery,
    rates.platform,
  ]);
  return rows[0]!.made;
}
