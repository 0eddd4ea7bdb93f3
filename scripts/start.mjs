/**
 * `npm start`: installs what is missing, builds the clients when stale, then runs the third parties of the sandbox and the
 * server until Ctrl-C. The server starts its own database, migrates, seeds, and prints the addresses.
 */
import { resolve } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { createFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, serverFlags } from './lib/paths.mjs';
import { lowerPriority } from './lib/priority.mjs';
import { sandboxParties } from './lib/sandbox.mjs';

/** A first start on a slow machine makes the database and its demo data in a fraction of this. */
const readyMs = 300_000;

const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const family = createFamily('scripts/start.mjs', dataDir);

await ensureInstalled();
await buildClients();

const parties = process.env.TESSERA_MODE === 'production' ? [] : await sandboxParties(dataDir);

const server = family.launch('server', [...serverFlags, 'apps/server/src/main.ts'], {
  DATA_DIR: dataDir,
  ...Object.assign({}, ...parties.map(({ address }) => address)),
});
const late = setTimeout(() => {
  console.error(
    `The server is not ready after ${readyMs / 60_000} minutes. What it waits for stands above; LOG_LEVEL=debug says more.`,
  );
  family.stop(1);
}, readyMs);
server.once('message', () => clearTimeout(late));
// Elsewhere each of them has a machine of its own; on this one the platform goes first.
for (const { name, file, env } of parties) lowerPriority(family.launch(name, [file], env).pid);
