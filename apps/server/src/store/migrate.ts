import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionTo, type StoreAddress } from './pool.ts';
import { holdRights } from './rights.ts';
import { SCHEMA, type Schema, type Script, schemaIn } from './schema.ts';
import { StoreError } from './store-error.ts';

/** Where the platform's own numbered changes of tables lie: `NNNN_<what>.sql`. */
const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** What a version of the platform needs in its database. */
export interface Version {
  schema: Schema;
  /** Numbered changes of tables since the baseline, ordered by name. */
  migrations: Script[];
}

/** What this version needs. */
export function ownVersion(): Version {
  return { schema: schemaIn(SCHEMA), migrations: migrationsIn(MIGRATIONS) };
}

/** Name under which table `migration` records the baseline. */
const BASELINE = '0000_baseline';

/** First migration of the versions before the baseline, none of which was released. */
const UNRELEASED = '0001_base.sql';

/** Number of the advisory lock that keeps two servers from migrating at once. No other code locks it. */
const MIGRATION_LOCK = 7_365_539;

/**
 * Brings the database to this version. The baseline of the schema runs once, on an empty database. Then the migrations
 * that have not run yet run in the order of their names, each in its own transaction. Then the functions, views and
 * triggers that differ from what was run last run in one transaction; all of them after a migration, which may have
 * dropped some. Then the rights that the application must not have are revoked (`holdRights`).
 *
 * Returns the names of what was new: only the baseline on an empty database, besides the migrations.
 *
 * Errors: `migration_changed` when the baseline or a migration differs from what was run (write a new file instead),
 * `migration_failed` with the file's name; what failed leaves no trace; `unreleased_database`.
 */
export async function migrate(
  address: Pick<StoreAddress, 'ownerUrl'>,
  { schema, migrations }: Version = ownVersion(),
): Promise<string[]> {
  const client = new pg.Client(connectionTo(address.ownerUrl));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      create table if not exists migration (
        name text primary key, checksum text not null, at timestamptz(3) not null default clock_timestamp()
      )`);
    const known = await knownIn(client);
    const baseline = baselineOf(schema);
    const first = !isDone(baseline, known);
    if (first) await run(client, schema.baseline, [baseline]);
    const missing = migrations.filter((migration) => !isDone(migration, known));
    for (const migration of missing) await run(client, [migration], [migration]);
    const changed = schema.repeatables.filter((script) => !isCurrent(script, known));
    await run(client, missing.length > 0 ? schema.repeatables : changed, changed);
    await forgetRemoved(client, schema.repeatables);
    await holdRights(client);
    return [...(first ? [baseline] : []), ...missing, ...(first ? [] : changed)].map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Checks that everything of this version has run, for a node without the owner's credential. Errors: `start_failed`
 * when the database does not answer, `not_migrated`, and `migration_changed` and `unreleased_database` as in `migrate`.
 */
export async function assertMigrated(
  url: string,
  { schema, migrations }: Version = ownVersion(),
): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  try {
    await client.connect().catch((error: unknown) => {
      throw new StoreError('start_failed', `The database does not answer: ${String(error)}`, error);
    });
    const known = await knownIn(client);
    const missing = [
      ...[baselineOf(schema), ...migrations].filter((script) => !isDone(script, known)),
      ...schema.repeatables.filter((script) => !isCurrent(script, known)),
    ];
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

/** The numbered `.sql` files of a folder, ordered by name. */
function migrationsIn(folder: string): Script[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

function baselineOf({ baseline }: Schema): Script {
  const tables = baseline.filter(({ name }) => !name.includes('/functions/'));
  return { name: BASELINE, sql: tables.map(({ sql }) => sql).join('\n') };
}

/** Checksums of what has run, by name. */
async function knownIn(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  if (known.has(UNRELEASED)) {
    throw new StoreError(
      'unreleased_database',
      'The database was made by an unreleased version and cannot be migrated. Set DATA_DIR to a new folder or DATABASE_URL to a new database.',
    );
  }
  return known;
}

function isDone(script: Script, known: Map<string, string>): boolean {
  if (known.has(script.name) && !isCurrent(script, known)) {
    throw new StoreError(
      'migration_changed',
      `The migration ${script.name} was changed after it ran. Restore it and put the change into a new file.`,
    );
  }
  return known.has(script.name);
}

function isCurrent({ name, sql }: Script, known: Map<string, string>): boolean {
  return known.get(name) === checksumOf(sql);
}

/** Runs scripts and records checksums in one transaction. Functions may name tables and functions of later scripts. */
async function run(client: pg.Client, scripts: Script[], recorded: Script[]): Promise<void> {
  if (scripts.length === 0) return;
  let running = '';
  try {
    await client.query('begin');
    await client.query('set local check_function_bodies = off');
    for (const { name, sql } of scripts) {
      running = name;
      await client.query(sql);
    }
    await client.query(
      `insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set checksum = excluded.checksum, at = excluded.at`,
      [recorded.map(({ name }) => name), recorded.map(({ sql }) => checksumOf(sql))],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('migration_failed', `The migration ${running} failed: ${reason}`, error);
  }
}

/** A function whose file was removed runs again if its file comes back; a migration drops it meanwhile. */
async function forgetRemoved(client: pg.Client, repeatables: Script[]): Promise<void> {
  await client.query("delete from migration where name like '%/%' and name <> all ($1)", [
    repeatables.map(({ name }) => name),
  ]);
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
