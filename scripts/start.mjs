/**
 * `npm start`: installs what is missing, builds the clients when stale, then runs the third parties of the sandbox and the
 * server until Ctrl-C. The server starts its own database, migrates, seeds, and prints the addresses.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, root, serverFlags } from './lib/paths.mjs';
import { childEnv } from './lib/run.mjs';
import { sandboxParties } from './lib/sandbox.mjs';

// The database alone may take ten seconds to close its books; cut off earlier, it would live on.
const stopMs = 30_000;
const children = [];
let stopping = false;

await ensureInstalled();
await buildClients();

const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const parties = process.env.TESSERA_MODE === 'production' ? [] : await sandboxParties(dataDir);

launch(
  'server',
  'apps/server/src/main.ts',
  { DATA_DIR: dataDir, ...Object.assign({}, ...parties.map(({ address }) => address)) },
  serverFlags,
);
// Elsewhere each of them has a machine of its own; on this one the platform goes first.
for (const { name, file, env } of parties)
  setPriority(launch(name, file, env).pid, constants.priority.PRIORITY_BELOW_NORMAL);

function launch(name, file, env, flags = []) {
  // A process group of its own: Ctrl-C reaches this script alone, which then stops everything in order.
  const child = spawn(projectNode(), [...flags, file], {
    cwd: root,
    env: childEnv(env),
    // The channel carries nothing: it ends with this script, however that ends, and the child ends with it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  children.push({ name, child });
  child.on('exit', (code, signal) => {
    if (stopping) return;
    console.error(`${name} stopped (${signal ?? `exit ${code}`}); stopping the rest.`);
    stop(code === 0 ? 0 : 1);
  });
  return child;
}

function stop(code) {
  if (stopping) return;
  stopping = true;
  let left = children.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  if (left.length === 0) process.exit(code);
  const late = setTimeout(() => {
    for (const { child } of left) child.kill('SIGKILL');
    process.exit(code || 1);
  }, stopMs);
  for (const entry of left) {
    entry.child.once('exit', () => {
      left = left.filter((other) => other !== entry);
      if (left.length > 0) return;
      clearTimeout(late);
      process.exit(code);
    });
    entry.child.kill('SIGTERM');
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
