import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest socket path that every platform accepts. */
const SOCKET_PATH_MAX = 100;

/** Where the service of a folder listens: a socket inside the folder, or a short name when that path is too long. */
export function socketAddress(dir: string): { readonly path: string; readonly folder?: string } {
  const inside = join(resolve(dir), 'service.sock');
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\tessera-${name}` };
  if (inside.length <= SOCKET_PATH_MAX) return { path: inside };
  const folder = join(tmpdir(), `tessera-${userInfo().uid}`);
  return { path: join(folder, name), folder };
}

/** The file with the token that callers must send; readable by the owner of the folder only. */
export const tokenFile = (dir: string): string => join(dir, 'service.token');
