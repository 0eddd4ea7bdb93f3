import { type Amount, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';

/** Units of the base currency (in 1/10 000) per unit of another currency, and since when (ms). */
export interface Rate {
  readonly value: Amount;
  readonly at: number;
}

/** The current rate of a currency; `undefined` when none is set: the currency is then not converted. */
export async function currentRate(db: Pick<Tx, 'query'>, currency: string): Promise<Rate | undefined> {
  const { rows } = await db.query<{ value: Amount; at: Date }>(
    'select value, at from exchange_rate where currency = $1 order by id desc limit 1',
    [currency],
  );
  return rows[0] && { value: rows[0].value, at: rows[0].at.getTime() };
}

/** Sets the rate from now on. Earlier rates stay stored. */
export async function setRate(
  db: Pick<Tx, 'query'>,
  { currency, value, by }: { currency: string; value: Amount; by: string },
): Promise<void> {
  await db.query('insert into exchange_rate (currency, value, at, by) values ($1, $2, app_now(), $3)', [
    currency,
    value,
    by,
  ]);
}

/** A rate in wire format. */
export const rateText = ({ value, at }: Rate): { value: string; at: number } => ({
  value: printAmount(value),
  at,
});

const UNIT = 10_000n;

/** Value of an amount of another currency in the base currency; never rounded up (L14). */
export function toBase(amount: bigint, rate: bigint): Amount {
  return ((amount * rate) / UNIT) as Amount;
}

/** Amount of another currency to pay for an amount of the base currency; rounded up, so that it is sufficient. */
export function fromBase(amount: bigint, rate: bigint): Amount {
  return ((amount * UNIT + rate - 1n) / rate) as Amount;
}
