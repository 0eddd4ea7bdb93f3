import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Pool, PoolBusyError } from './pool.ts';
import { insideTransaction } from './transaction-scope.ts';

/** One database transaction. All statements that run through it are committed together or not at all. */
export interface Tx {
  /** Runs SQL text, or a named statement `{name, text, values}` that the server prepares once per connection. */
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

export interface TxOptions {
  /** Default `read committed`; with the other levels a conflict makes the whole function run again. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readOnly?: boolean;
}

/** M3: maximum number of retries after a serialization failure or deadlock. */
const RETRIES_MAX = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work` in a transaction of `pool` and commits it, durably, before resolving (M4).
 *
 * On a serialization failure or deadlock everything is rolled back and `work` runs again, up to 5 times. So `work` must
 * have no effect except through its `tx`. Any other error rolls back and is rethrown.
 */
export async function runTx<T>(
  pool: Pool,
  work: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(pool, work, options);
    } catch (error) {
      if (retry >= RETRIES_MAX || !isConflict(error)) throw error;
      await pause(randomInt(2, 10) * 2 ** retry);
    }
  }
}

/** Whether a database error is a conflict with another transaction. */
export function isConflict(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** The five-character SQLSTATE of a database error, `undefined` for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** SQLSTATE classes and codes for a database that is lost, stopping, starting or full, and for its timeouts. */
const AWAY = /^(08|57P0[1235]$|53|57014$|25P03$|55P03$)/;
/** The same for a database that does not answer: codes of the socket here, messages of the driver (no code) below. */
const UNREACHED = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool|timeout (exceeded when trying to connect|expired))/i;

/** Whether a failure only means that the database is unavailable now: the same request may succeed a little later. */
export function isStoreUnavailable(error: unknown): boolean {
  const code = sqlStateOf(error);
  if (error instanceof PoolBusyError) return true;
  if (code !== undefined) return AWAY.test(code) || UNREACHED.test(code);
  return error instanceof Error && LOST.test(error.message);
}

async function attempt<T>(pool: Pool, work: (tx: Tx) => Promise<T>, options: TxOptions): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    // Not awaited here: the client sends in order, so the first query of `work` follows at once.
    const begun = client.query(beginText(options));
    begun.catch(() => {});
    const result = await insideTransaction(() => work(txOver(client)));
    await begun;
    const { command } = await client.query('commit');
    // A transaction that failed inside answers COMMIT with ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

function beginText({ isolation, readOnly }: TxOptions): string {
  return `begin${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`;
}

const txOver = (client: pg.PoolClient): Tx => ({
  query: (text, values) => client.query(text as string, values as unknown[] | undefined),
});
