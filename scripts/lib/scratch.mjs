import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY_DISK = '/dev/shm';
/** Free memory, bytes, below which a run leaves it alone: several times what its stores and browsers take. */
const FREE_MIN = 4 * 2 ** 30;

/**
 * From now on the temporary files of this process and of all that it starts lie in memory, where there is room to spare: on a slow
 * disk a run of tests waits longer for thousands of small files of throw-away databases than for anything else. Gone at the end of
 * this process; what a killed run left is removed by the next one. Elsewhere nothing changes.
 *
 * @param disk - Folder whose files are in memory.
 * @param freeMin - Bytes that must be free, there and in memory.
 */
export function keepScratchInMemory({ disk = MEMORY_DISK, freeMin = FREE_MIN } = {}) {
  if (!existsSync(disk)) return;
  sweep(disk);
  if (freeOn(disk) < freeMin) return;
  const folder = mkdtempSync(join(disk, `tessera-${process.pid}-`));
  // The database runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  Object.assign(process.env, { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function freeOn(disk) {
  const { bavail, bsize } = statfsSync(disk);
  return Math.min(bavail * bsize, freemem());
}

/** Removes what belongs to processes that are no more. */
function sweep(disk) {
  for (const name of readdirSync(disk)) {
    const pid = Number(/^tessera-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) rmSync(join(disk, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
