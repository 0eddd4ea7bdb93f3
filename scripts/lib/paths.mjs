import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The pinned Node that `npm ci` installs, or the host's Node when it is new enough and the pinned one is missing. */
export function projectNode() {
  const pinned = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(pinned)) return pinned;
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  throw new Error(
    'Node 24 is missing: run `npm ci` with access to the npm registry, or install Node 24 yourself.',
  );
}

/**
 * Node flags of a server. Most of its garbage is short-lived: collecting a small young generation takes about a
 * millisecond. A large one, and parallel collector threads, delay bets by ten to twenty on a machine whose processors the
 * database needs too.
 */
export const serverFlags = ['--max-semi-space-size=8', '--no-parallel-scavenge'];

/** File of a development tool inside `node_modules`, started with `projectNode()`. */
export function tool(packageName, file) {
  return join(root, 'node_modules', ...packageName.split('/'), file);
}
