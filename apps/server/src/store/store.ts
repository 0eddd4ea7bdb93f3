import { type ConnectionLimits, createPool, KEPT, type Pool, type StoreAddress } from './pool.ts';
import type { SecondConnectionPolicy } from './transaction-scope.ts';
import { runTx, type Tx, type TxOptions } from './tx.ts';

/** Statements that commit by themselves, and transactions. */
export interface Connections {
  /** Runs one statement that commits by itself. */
  query: Tx['query'];
  /** Runs `work` in one transaction; repeats it on conflict (see `runTx`). */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
}

/** The database (PostgreSQL) under the application's role. All lasting data is stored in it. */
export interface Store extends Connections {
  pool: Pool;
  /**
   * Single statements over one permanent connection, for callers that repeat the same statements, one at a time. A new
   * connection plans each statement first, and a bet would take several times as long.
   */
  lane: Pick<Tx, 'query'>;
  /** Connections that only due jobs use, draw steps among them. A busy `pool` does not affect them. */
  steps: Connections;
  /** A connection for health checks only, so that they show the state of the database and not the load of `pool`. */
  health: Pick<Tx, 'query'>;
  address: StoreAddress;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Most connections of `pool`. */
  readonly connectionsMax?: number;
  /** Timeouts of `pool`; default `workLimits`. */
  readonly limits?: ConnectionLimits;
  /** Policy for code that asks for a second connection inside a transaction. Default: refuse. */
  readonly onSecondConnection?: SecondConnectionPolicy | undefined;
}

/** Most connections of `pool`. */
const CONNECTIONS_MAX = 16;
/** One for each lane of the job runner, and two for the bookkeeping of jobs. */
const STEP_CONNECTIONS_MAX = 10;

/** Timeouts of work that a caller waits for: no caller waits longer than 30 s for an answer. */
export const requestLimits: ConnectionLimits = { statementMs: 15_000, idleInTransactionMs: 10_000 };
/** Timeouts of jobs, seeds and operators' commands: the audit of the whole ledger is one long transaction. */
export const workLimits: ConnectionLimits = { statementMs: 600_000, idleInTransactionMs: 60_000 };
const healthLimits: ConnectionLimits = { statementMs: 2_000, idleInTransactionMs: 2_000 };

/** Opens the store. Nothing is connected before the first query; run the migrations first. */
export function openStore(address: StoreAddress, options: StoreOptions = {}): Store {
  const { connectionsMax = CONNECTIONS_MAX, limits = workLimits, onSecondConnection } = options;
  const pool = createPool(address, { max: connectionsMax, limits, onSecondConnection });
  const kept = createPool(address, { max: 1, idleMs: KEPT, limits, onSecondConnection });
  const steps = createPool(address, { max: STEP_CONNECTIONS_MAX, limits: workLimits, onSecondConnection });
  const health = createPool(address, { max: 1, limits: healthLimits, onSecondConnection });
  let closed: Promise<void> | undefined;
  return {
    pool,
    ...connectionsOf(pool),
    lane: { query: queryOf(kept) },
    steps: connectionsOf(steps),
    health: { query: queryOf(health) },
    address,
    close: () => {
      closed ??= Promise.all([pool, kept, steps, health].map((one) => one.end())).then(() => {});
      return closed;
    },
  };
}

const connectionsOf = (pool: Pool): Connections => ({
  query: queryOf(pool),
  tx: (work, options) => runTx(pool, work, options),
});

const queryOf =
  (pool: Pool): Tx['query'] =>
  (text, values) =>
    pool.query(text as string, values as unknown[] | undefined);
