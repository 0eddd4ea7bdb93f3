import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionTo, type StoreAddress } from './pool.ts';
import { holdRights } from './rights.ts';
import { StoreError } from './store-error.ts';

/** One file of `migrations/`: `NNNN_<area>.sql`. */
export interface Migration {
  name: string;
  sql: string;
}

/** Folder of the platform's migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Number of the advisory lock that keeps two servers from migrating at once. No other code locks it. */
const MIGRATION_LOCK = 7_365_539;

/**
 * Runs the migrations that have not run yet, in the order of their names, each in its own transaction. Then revokes the
 * rights that the application must not have (`holdRights`). Returns the names of the migrations that ran now.
 *
 * Errors: `migration_changed` when a file differs from the version that ran (write a new file instead), `migration_failed`
 * with the file's name. A failed migration is rolled back completely.
 */
export async function migrate(
  address: Pick<StoreAddress, 'ownerUrl'>,
  migrations = migrationsIn(MIGRATIONS),
): Promise<string[]> {
  const client = new pg.Client(connectionTo(address.ownerUrl));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      create table if not exists migration (
        name text primary key, checksum text not null, at timestamptz(3) not null default clock_timestamp()
      )`);
    const done = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const known = new Map(done.rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const migration of migrations) {
      if (!isDone(migration, known)) {
        await runOne(client, migration);
        ran.push(migration.name);
      }
    }
    await holdRights(client);
    return ran;
  } finally {
    await client.end();
  }
}

/**
 * Checks that every migration has run, for a node without the owner's credential. Errors: `start_failed` when the
 * database does not answer, `not_migrated`, and `migration_changed` as in `migrate`.
 */
export async function assertMigrated(url: string, migrations = migrationsIn(MIGRATIONS)): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  try {
    await client.connect().catch((error: unknown) => {
      throw new StoreError('start_failed', `The database does not answer: ${String(error)}`, error);
    });
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const known = new Map(rows.map((row) => [row.name, row.checksum]));
    const missing = migrations.filter((migration) => !isDone(migration, known));
    if (missing.length > 0) throw notMigrated(missing.map(({ name }) => name).join(', '));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw notMigrated(error instanceof Error ? error.message : String(error));
  } finally {
    await client.end();
  }
}

const notMigrated = (what: string): StoreError =>
  new StoreError(
    'not_migrated',
    `The database does not have this version (${what}). Run \`npm run ops -- migrate\` with DATABASE_OWNER_URL.`,
  );

/** The `.sql` files of a folder, ordered by name. */
export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

function isDone({ name, sql }: Migration, known: Map<string, string>): boolean {
  const checksum = known.get(name);
  if (checksum !== undefined && checksum !== checksumOf(sql)) {
    throw new StoreError(
      'migration_changed',
      `The migration ${name} was changed after it ran. Restore it and put the change into a new file.`,
    );
  }
  return checksum !== undefined;
}

async function runOne(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksumOf(sql)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('migration_failed', `The migration ${name} failed: ${reason}`, error);
  }
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
