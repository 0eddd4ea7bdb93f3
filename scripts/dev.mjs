/** `npm run dev`: the server restarting on change, and Vite serving the desktop client with hot reload (`--wap` for the mobile one). */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, root, tool } from './lib/paths.mjs';
import { childEnv } from './lib/run.mjs';
import { sandboxParties } from './lib/sandbox.mjs';

await ensureInstalled();
const mode = process.argv.includes('--wap') ? 'wap' : 'pc';
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const parties = await sandboxParties(dataDir);
const env = Object.assign({ DATA_DIR: dataDir }, ...parties.map(({ address }) => address));
const start = (args, cwd, extra) =>
  spawn(projectNode(), args, { cwd, env: childEnv(extra), stdio: 'inherit' }).on('exit', () =>
    process.exit(1),
  );

for (const party of parties) start([party.file], root, party.env);
start(['--watch', 'apps/server/src/main.ts'], root, env);
start([tool('vite', 'bin/vite.js'), '--mode', mode], join(root, 'apps/web'), env);
