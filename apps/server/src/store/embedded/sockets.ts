import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Begins the names of PostgreSQL's sockets and of their lock files; the port follows. */
const NAME = '.s.PGSQL.';

/**
 * Whether the database can have a Unix socket in `folder`: statements over it take a fifth less time than over TCP. It cannot on
 * Windows, where the path is too long for a socket, and on disks that hold none.
 */
export function holdsSockets(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return Promise.resolve(false);
  return new Promise((decide) => {
    // As long as the longest name that PostgreSQL uses.
    const probe = join(folder, `${NAME}00000`);
    rmSync(probe, { force: true });
    const server = createServer();
    server.once('error', () => decide(false));
    server.listen(probe, () => server.close(() => decide(true)));
  });
}

/** Removes the sockets that a killed database left in `folder`, so that none keeps the next one from starting. */
export function removeSockets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(NAME)) rmSync(join(folder, name), { force: true });
  }
}
