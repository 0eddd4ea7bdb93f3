import type { Store, Tx } from '../../store/index.ts';

export interface CurrencyRow {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly is_base: boolean;
}

/** Currencies of a new installation; the virtual one of trial accounts is not listed. */
const first = [
  { id: 'CNY', name: '人民币', symbol: '¥', base: true, listed: true },
  { id: 'USDT', name: 'USDT', symbol: '₮', base: false, listed: true },
  { id: 'TRIAL', name: 'TRIAL', symbol: '', base: false, listed: false },
] as const;

/** Adds the currencies of a new installation where they are missing. */
export async function syncCurrencies(tx: Tx): Promise<void> {
  for (const [sort, { id, name, symbol, base, listed }] of first.entries()) {
    await tx.query(
      `insert into currency (id, name, symbol, is_base, listed, sort) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing`,
      [id, name, symbol, base, listed, sort],
    );
  }
}

/** The currencies offered to players, the base one first (R3.9). */
export async function loadCurrencies(store: Store): Promise<readonly CurrencyRow[]> {
  const { rows } = await store.query<{ id: string; name: string; symbol: string; is_base: boolean }>(
    'select id, name, symbol, is_base from currency where listed order by is_base desc, sort, id',
  );
  return rows;
}
