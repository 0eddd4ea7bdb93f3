import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Binaries, program } from './binaries.ts';
import { assertRoom, diagnose } from './diagnosis.ts';
import type { Kept } from './keep.ts';
import type { Runner } from './unprivileged.ts';

/** Role that owns the tables and runs migrations; superuser of the embedded cluster only. */
export const OWNER_ROLE = 'tessera';
/** Role of the application: it may not change append-only tables. */
export const APP_ROLE = 'tessera_app';
/** Role of the auditor: it writes the findings of audits and clears payouts. */
export const AUDIT_ROLE = 'tessera_auditor';
/** Role of the operators' console: it enters what operators have decided. */
export const CONSOLE_ROLE = 'tessera_console';
/** Role that owns the functions that lock and move balances. It has no login. */
export const LEDGER_ROLE = 'tessera_ledger';
/** Name of the one database. */
export const DATABASE = 'tessera';

/** Time limit for making an empty cluster, ms; it usually takes seconds. */
const INIT_MS_MAX = 120_000;

/** Major version that made the cluster in `data`, or `undefined` when there is none yet. */
export function majorOf(data: string): number | undefined {
  const path = join(data, 'PG_VERSION');
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined;
}

/**
 * Makes an empty cluster in `<folder>/data`. It is made in a draft folder and renamed when complete, so that an
 * interrupted start leaves nothing that looks like a cluster. Errors: `disk_full`, `folder_unusable`, `start_failed`.
 */
export function initCluster(
  folder: string,
  { bin }: Binaries,
  runner: Runner | undefined,
  secrets: Kept,
  durable: boolean,
): void {
  assertRoom(folder);
  const draft = join(folder, 'new');
  const password = join(folder, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(password, secrets.ownerPassword, { mode: 0o600 });
  if (runner) chownSync(password, runner.uid, runner.gid);
  const { status, stdout, stderr, error } = spawnSync(
    join(bin, program('initdb')),
    [
      `--pgdata=${draft}`,
      `--username=${OWNER_ROLE}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--locale=C',
      '--encoding=UTF8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...runner, cwd: '/', encoding: 'utf8', timeout: INIT_MS_MAX, killSignal: 'SIGKILL' },
  );
  rmSync(password, { force: true });
  if (status !== 0) throw diagnose(`${stdout}\n${stderr}\n${error?.message ?? ''}`, folder, 0);
  renameSync(draft, join(folder, 'data'));
}

/** Makes sure that the database and the roles exist, with the stored passwords. Cheap when they do. */
export async function ensureDatabase(place: Place, secrets: Kept): Promise<void> {
  const client = new pg.Client(urlOf(OWNER_ROLE, secrets.ownerPassword, place, 'postgres'));
  await client.connect();
  try {
    for (const [role, password] of [
      [APP_ROLE, secrets.appPassword],
      [AUDIT_ROLE, secrets.auditPassword],
      [CONSOLE_ROLE, secrets.consolePassword],
    ] as const) {
      const known = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = known.rowCount === 0 ? 'create' : 'alter';
      // Existing roles too: an older installation made them without a login, and a role may have changed its own password.
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(password)}`);
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Where the embedded server listens: a port of 127.0.0.1, and a Unix socket where there is one. */
export interface Place {
  readonly port: number;
  readonly socketFolder?: string | undefined;
}

/** Connection address of a role on the embedded server. */
export function urlOf(
  role: string,
  password: string,
  { port, socketFolder }: Place,
  database = DATABASE,
): string {
  const host = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}${host}`;
}
