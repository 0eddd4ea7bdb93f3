import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.mjs';

/** Where Linux has a file system in memory. */
const MEMORY_DISK = '/dev/shm';
/** Free memory (bytes) that a run must find to use it: several times what its stores and browsers need. */
const FREE_MIN = 4 * 2 ** 30;

/**
 * From now on the temporary files of this process and its children are kept in memory, if enough of it is free. On a slow
 * disk the thousands of small files of throw-away databases would dominate the duration of a test run. The files are
 * removed when this process ends; the files of a killed run are removed by the next run. Without such a disk or enough
 * space nothing changes.
 *
 * @param disk - Folder whose files are in memory.
 * @param freeMin - Bytes that must be free, both on the disk and in memory.
 */
export function keepScratchInMemory({ disk = MEMORY_DISK, freeMin = FREE_MIN } = {}) {
  if (!existsSync(disk)) return;
  sweep(disk);
  if (freeOn(disk) < freeMin) return;
  const folder = mkdtempSync(join(disk, `tessera-${process.pid}-`));
  // The database runs as another user, who needs access to folders inside this one.
  chmodSync(folder, 0o711);
  Object.assign(process.env, {
    TMPDIR: folder,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    // Concurrent runs share the claims of ports, which are in the default folder.
    PORT_CLAIMS: process.env.PORT_CLAIMS ?? tmpdir(),
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function freeOn(disk) {
  const { bavail, bsize } = statfsSync(disk);
  return Math.min(bavail * bsize, freemem());
}

/** Removes the folders of processes that have ended. */
function sweep(disk) {
  for (const name of readdirSync(disk)) {
    const pid = Number(/^tessera-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(disk, name), { recursive: true, force: true });
  }
}
