import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The account under which PostgreSQL runs, because it refuses to run as root. `undefined`: the account of this process. */
export interface Runner {
  uid: number;
  gid: number;
}

/** The account `nobody`; these are its numbers in the usual Linux and macOS containers. */
const NOBODY: Runner = { uid: 65_534, gid: 65_534 };

/** Place for folders that `nobody` cannot reach where they are, for example below a private `/root`. */
const SHARED_PLACE = '/var/lib/tessera';

/** The account under which PostgreSQL is started: `nobody` when this process is root, otherwise its own. */
export function runnerOf(): Runner | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/**
 * A folder for the cluster that only `runner` owns (mode 0700) and that it can reach.
 *
 * It is `<dataDir>/postgres`, unless a parent of the data folder is closed to others; then it is a folder named by
 * `id` below `/var/lib/tessera`. The id is stored in the data folder, so removing the data folder means a new cluster.
 */
export function clusterFolder(dataDir: string, id: string, runner: Runner | undefined): string {
  const own = join(dataDir, 'postgres');
  if (!runner) return prepared(own, runner);
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (reachable(own, runner)) return prepared(own, runner);
  mkdirSync(join(SHARED_PLACE, id), { recursive: true, mode: 0o755 });
  return prepared(join(SHARED_PLACE, id, 'postgres'), runner);
}

/** `folder` itself when `runner` can reach it, otherwise a copy in a reachable place (made once per `name`). */
export function reachableCopy(folder: string, name: string, runner: Runner | undefined): string {
  if (!runner || reachable(folder, runner)) return folder;
  const copy = join(SHARED_PLACE, name);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 });
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    // Another server has made the same copy first.
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

function prepared(folder: string, runner: Runner | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runner) chownSync(folder, runner.uid, runner.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Whether every folder above `path` lets `runner` pass. */
function reachable(path: string, runner: Runner): boolean {
  for (let at = dirname(path); ; at = dirname(at)) {
    const { mode, uid } = statSync(at);
    if ((mode & (uid === runner.uid ? 0o100 : 0o001)) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
