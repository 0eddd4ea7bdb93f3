import pg from 'pg';
import { forbidInsideTransaction, type SecondConnectionPolicy } from './transaction-scope.ts';

/** Addresses of the database for each role. A demonstration may have one address for all roles. */
export interface StoreAddress {
  /** Login of the role that owns the tables: for migrations, the movable clock, and operators' commands. */
  ownerUrl: string;
  /** Login of the application. */
  appUrl: string;
  /** Role to switch to after connecting with `appUrl`. */
  appRole?: string | undefined;
  /** Login of the auditor. */
  auditUrl: string;
  /** Role to switch to after connecting with `auditUrl`. */
  auditRole?: string | undefined;
  /** Login of the operators' console; absent on a node that has no console. */
  consoleUrl?: string | undefined;
  /** Role to switch to after connecting with `consoleUrl`. */
  consoleRole?: string | undefined;
}

/** Object ids of `pg_type`. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/**
 * Types of values from the database: `int8` is a bigint (money and ids are never floats), `date` is a `YYYY-MM-DD` text (a
 * Date would be shifted by the machine's time zone), `timestamptz` a Date, `bytea` a Buffer, `numeric` a text.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === INT8) return BigInt;
    if (oid === INT8_ARRAY) return parseBigints;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Settings that the server applies to every transaction of a connection. */
export interface ConnectionLimits {
  /** Longest statement, ms. */
  readonly statementMs: number;
  /** Longest pause between two statements of a transaction, ms; the server ends the connection then. */
  readonly idleInTransactionMs: number;
}

/** Connection settings for `url`, with the value parsers above. The server switches to `role` at connect. */
export function connectionTo(url: string, role?: string, limits?: ConnectionLimits): pg.ClientConfig {
  const settings = [
    ...(role ? [`-c role=${role}`] : []),
    ...(limits
      ? [
          `-c statement_timeout=${limits.statementMs}`,
          `-c idle_in_transaction_session_timeout=${limits.idleInTransactionMs}`,
        ]
      : []),
  ];
  return {
    connectionString: url,
    types,
    application_name: 'tessera',
    keepAlive: true,
    ...(settings.length > 0 ? { options: settings.join(' ') } : {}),
  };
}

export interface PoolOptions {
  /** Most connections. */
  readonly max: number;
  /** How long an unused connection stays open, ms; `KEPT` for always. Default 30 s. */
  readonly idleMs?: number;
  readonly limits: ConnectionLimits;
  /** Policy for code that asks for a connection inside a transaction. Default: refuse. */
  readonly onSecondConnection?: SecondConnectionPolicy | undefined;
}

/** Value of `idleMs`: connections stay open. */
export const KEPT = 0;
const IDLE_MS = 30_000;
/** Longest wait for a connection, ms. A longer wait ends with an error that `isStoreUnavailable` recognises. */
const ACQUIRE_MS_MAX = 5_000;
/**
 * Statements that may wait for each connection; a further one is refused at once. The gate lets 256 calls run at a time,
 * and some calls run eight statements in parallel.
 */
export const WAITING_PER_CONNECTION = 128;

/** The queue for a connection is full. The same request may succeed a little later. */
export class PoolBusyError extends Error {
  constructor() {
    super('All connections are in use and the queue for them is full.');
    this.name = 'PoolBusyError';
  }
}

/** Connections under the application's role, with a bounded queue. */
export interface Pool {
  /**
   * Returns a connection that belongs to the caller until `release`.
   * Errors: `SecondConnectionError` inside a transaction, `PoolBusyError` when the queue is full, and an error that
   * `isStoreUnavailable` recognises when no connection becomes free within 5 s.
   */
  connect(): Promise<pg.PoolClient>;
  /** Runs one statement that commits by itself. Errors: those of `connect` and of the statement. */
  query: pg.Pool['query'];
  /** The driver's pool, for libraries that need one. Its use is not checked. */
  readonly driver: pg.Pool;
  end(): Promise<void>;
}

/** Creates a pool. Lost connections are replaced; they never end the process. */
export function createPool({ appUrl, appRole }: StoreAddress, options: PoolOptions): Pool {
  const { max, idleMs = IDLE_MS, limits, onSecondConnection } = options;
  const driver = new pg.Pool({
    ...connectionTo(appUrl, appRole, limits),
    max,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: ACQUIRE_MS_MAX,
  });
  driver.on('error', () => {});
  // A client in use reports a lost connection both here and through its query; the query tells the caller.
  driver.on('connect', (client) => client.on('error', () => {}));
  const admit = (): void => {
    forbidInsideTransaction(onSecondConnection);
    if (driver.waitingCount >= max * WAITING_PER_CONNECTION) throw new PoolBusyError();
  };
  return {
    connect: async () => {
      admit();
      return driver.connect();
    },
    query: (async (text: string, values?: unknown[]) => {
      admit();
      return driver.query(text, values);
    }) as pg.Pool['query'],
    driver,
    end: () => driver.end(),
  };
}

function parseBigints(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}
