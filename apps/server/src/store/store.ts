import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { createPool, KEPT, type StoreAddress } from './pool.ts';
import { runTx, type Tx, type TxOptions } from './tx.ts';

/** The one place where everything lasting is kept: PostgreSQL, under the application's role. */
export interface Store {
  pool: pg.Pool;
  /** Runs one statement that commits by itself. */
  query: Tx['query'];
  /** Query builder outside transactions: each query commits by itself. */
  db: Kysely<Database>;
  /** Runs `work` in one transaction; repeats it on conflict (see `runTx`). */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * Single statements over one connection that is kept for them: for who asks the same again and again, one call at a time.
   * A connection works its plans out at its first call, for which a bet would wait several times its usual time.
   */
  lane: Pick<Tx, 'query'>;
  address: StoreAddress;
  close(): Promise<void>;
}

/** Most connections of one server process. */
const CONNECTIONS_MAX = 16;

/** Opens the store. Nothing is connected before the first query; run the migrations first. */
export function openStore(address: StoreAddress, connectionsMax = CONNECTIONS_MAX): Store {
  const pool = createPool(address, connectionsMax);
  const dialect = new PostgresDialect({ pool });
  const kept = createPool(address, 1, KEPT);
  let closed: Promise<void> | undefined;
  return {
    pool,
    query: queryOf(pool),
    lane: { query: queryOf(kept) },
    db: new Kysely<Database>({ dialect }),
    tx: (work, options) => runTx(pool, dialect, work, options),
    address,
    close: () => {
      closed ??= Promise.all([pool.end(), kept.end()]).then(() => {});
      return closed;
    },
  };
}

const queryOf =
  (pool: pg.Pool): Tx['query'] =>
  (text, values) =>
    pool.query(text as string, values as unknown[] | undefined);
