import pg from 'pg';
import { APP_ROLE } from './embedded/cluster.ts';
import { connectionTo, type StoreAddress } from './pool.ts';
import { StoreError } from './store-error.ts';

const OLDEST_VERSION = 150_000;

/**
 * The address of a PostgreSQL given by `DATABASE_URL`, after `migrate`: the application switches to its own role
 * where the server has it. Errors: `version_mismatch` below PostgreSQL 15, `start_failed` when it does not answer.
 */
export async function externalAddress(url: string): Promise<StoreAddress> {
  const client = new pg.Client(connectionTo(url));
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; known: boolean }>(
      `select current_setting('server_version_num') as version,
         exists (select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')) as known`,
      [APP_ROLE],
    );
    const found = rows[0];
    if (Number(found?.version) < OLDEST_VERSION) {
      throw new StoreError('version_mismatch', 'DATABASE_URL leads to a PostgreSQL older than version 15.');
    }
    return { ownerUrl: url, appUrl: url, ...(found?.known ? { appRole: APP_ROLE } : {}) };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('start_failed', `The database of DATABASE_URL does not answer: ${reason}`, error);
  } finally {
    await client.end().catch(() => {});
  }
}
