/**
 * `npm start`: installs missing dependencies, builds the clients when they are stale, then runs the third parties of the
 * sandbox and the server until Ctrl-C. The server starts its own database, migrates, seeds, and prints the addresses.
 */
import { resolve } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { createFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, serverFlags } from './lib/paths.mjs';
import { lowerPriority } from './lib/priority.mjs';
import { sandboxParties } from './lib/sandbox.mjs';

/** Far longer than a slow machine needs to create the database and its demo data on a first start. */
const readyMs = 300_000;

const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const family = createFamily('scripts/start.mjs', dataDir);

await ensureInstalled();
await buildClients();

const parties = process.env.TESSERA_MODE === 'production' ? undefined : await sandboxParties(dataDir);

const server = family.launch('server', [...serverFlags, 'apps/server/src/main.ts'], {
  DATA_DIR: dataDir,
  ...parties?.addresses,
});
const late = setTimeout(() => {
  console.error(
    `The server is not ready after ${readyMs / 60_000} minutes. See the log above; LOG_LEVEL=debug shows more.`,
  );
  family.stop(1);
}, readyMs);
server.once('message', () => clearTimeout(late));
// In production each third party has a machine of its own. On this one the server has priority.
if (parties?.file) lowerPriority(family.launch('third parties', [parties.file], parties.env).pid);
