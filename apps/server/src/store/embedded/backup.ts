import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Start and end of a backup in the write-ahead log; the backup is complete with the log between them. */
export interface ClusterBackup {
  readonly from: string;
  readonly to: string;
}

/** Not copied with the other files: the log is copied at the end, the rest belongs to the running process. */
const LEFT_OUT = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp']);

/**
 * Copies a running cluster into `target`. The copy contains everything committed before its end. Files change while they
 * are copied; the write-ahead log of that time is copied too, and a start on the copy replays it.
 *
 * @param ownerUrl connection of the cluster's superuser.
 * @param data the cluster's data directory.
 */
export async function backUpCluster(ownerUrl: string, data: string, target: string): Promise<ClusterBackup> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    // The slot keeps the log from being recycled before it is copied. It is removed with this session.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const started = await client.query<{ at: string }>(`select pg_backup_start('tessera', true)::text as at`);
    await mkdir(target, { recursive: true, mode: 0o700 });
    await copyTree(data, target, LEFT_OUT);
    const stopped = await client.query<{
      at: string;
      label: string;
      spaces: string;
      first: string;
      last: string;
    }>(
      `select lsn::text as at, labelfile as label, spcmapfile as spaces,
         pg_walfile_name($1::pg_lsn) as first, pg_walfile_name(lsn) as last
       from pg_backup_stop(false)`,
      [started.rows[0]!.at],
    );
    const { at, label, spaces, first, last } = stopped.rows[0]!;
    await writeFile(join(target, 'backup_label'), label, { mode: 0o600 });
    if (spaces.trim() !== '') await writeFile(join(target, 'tablespace_map'), spaces, { mode: 0o600 });
    await copyLog(join(data, 'pg_wal'), join(target, 'pg_wal'), first, last);
    // PostgreSQL needs these folders even when they are empty.
    for (const name of [
      'pg_replslot',
      'pg_stat_tmp',
      join('pg_wal', 'archive_status'),
      join('pg_wal', 'summaries'),
    ]) {
      await mkdir(join(target, name), { recursive: true, mode: 0o700 });
    }
    return { from: started.rows[0]!.at, to: at };
  } finally {
    await client.end();
  }
}

/** Copies files and folders. Files that vanish meanwhile were temporary and are skipped. */
async function copyTree(from: string, to: string, leftOut: ReadonlySet<string> = new Set()): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const source = join(from, entry.name);
    const copy = join(to, entry.name);
    if (entry.isDirectory()) {
      await mkdir(copy, { recursive: true, mode: 0o700 });
      await copyTree(source, copy);
    } else if (entry.isFile()) {
      await copyFile(source, copy, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** Copies the log segments between two names. Names sort in the order in which segments were written. */
async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last) {
      await copyFile(join(from, name), join(to, name));
    }
  }
}
