import { type Amount, printAmount } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';

export interface CurrencyRow {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly is_base: boolean;
  /** Units of the base currency for one unit of this one, and the time of the rate (ms); absent if no rate is set. */
  readonly rate?: { readonly value: string; readonly at: number };
}

/** Currencies of a new installation; the virtual currency of trial accounts is not listed. */
const first = [
  { id: 'CNY', name: '人民币', symbol: '¥', base: true, listed: true },
  { id: 'USDT', name: 'USDT', symbol: '₮', base: false, listed: true },
  { id: 'TRIAL', name: 'TRIAL', symbol: '', base: false, listed: false },
] as const;

/** Inserts missing currencies. */
export async function syncCurrencies(tx: Tx): Promise<void> {
  for (const [sort, { id, name, symbol, base, listed }] of first.entries()) {
    await tx.query(
      `insert into currency (id, name, symbol, is_base, listed, sort) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [id, name, symbol, base, listed, sort],
    );
  }
}

/** Currencies offered to players with their current rates, the base currency first (R3.9). */
export async function loadCurrencies(store: Store): Promise<readonly CurrencyRow[]> {
  const { rows } = await store.query<
    Omit<CurrencyRow, 'rate'> & { value: Amount | null; at: Date | null } & Record<string, unknown>
  >(
    `select c.id, c.name, c.symbol, c.is_base, r.value, r.at
     from currency c
     left join exchange_rate_now r on r.currency = c.id and not c.is_base
     where c.listed order by c.is_base desc, c.sort, c.id`,
  );
  return rows.map(({ id, name, symbol, is_base, value, at }) => ({
    id,
    name,
    symbol,
    is_base,
    ...(value !== null && at ? { rate: { value: printAmount(value), at: at.getTime() } } : {}),
  }));
}

/** Whether a currency is listed and has a rate, which the base currency has not. */
export async function isRated(store: Pick<Tx, 'query'>, currency: string): Promise<boolean> {
  const { rowCount } = await store.query('select from currency where id = $1 and not is_base and listed', [
    currency,
  ]);
  return rowCount !== 0;
}

/** Currencies that are listed and have a rate. */
export async function ratedCurrencies(store: Pick<Tx, 'query'>): Promise<readonly string[]> {
  const { rows } = await store.query<{ id: string }>(
    'select id from currency where not is_base and listed order by id limit 20',
  );
  return rows.map(({ id }) => id);
}
