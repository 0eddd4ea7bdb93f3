import pg from 'pg';

/** How to reach the store under its roles. They are one address where a demonstration has one only. */
export interface StoreAddress {
  /** Role that owns the tables: migrations, the steerable clock, and what operators do. */
  ownerUrl: string;
  /** Role of the application. */
  appUrl: string;
  /** Role to switch to after connecting with `appUrl`. */
  appRole?: string | undefined;
  /** Role of the auditor. */
  auditUrl: string;
  /** Role to switch to after connecting with `auditUrl`. */
  auditRole?: string | undefined;
}

/** Object ids of `pg_type`. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/**
 * How values arrive: `int8` as bigint (money and ids never pass a float), `date` as `YYYY-MM-DD` text (a Date would
 * shift it by the zone of the machine), `timestamptz` as Date, `bytea` as Buffer, `numeric` as text.
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

/** Connection settings for `url`, with our value parsers. `role` is switched to by the server at connect. */
export function connectionTo(url: string, role?: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    application_name: 'tessera',
    keepAlive: true,
    ...(role ? { options: `-c role=${role}` } : {}),
  };
}

/** How long a connection stays open that nobody uses, ms. */
const IDLE_MS = 30_000;
/** In its place: connections stay open. */
export const KEPT = 0;

/** A pool under the application's role. Lost connections are replaced; they never end the process. */
export function createPool({ appUrl, appRole }: StoreAddress, max: number, idleMs = IDLE_MS): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(appUrl, appRole), max, idleTimeoutMillis: idleMs });
  pool.on('error', () => {});
  // A client in use reports a lost connection both here and through its query; the query tells the caller.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function parseBigints(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}
