/** `npm run dev`: the server restarting on change, and Vite serving the desktop client with hot reload (`--wap` for the mobile one). */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, root, tool } from './lib/paths.mjs';
import { keptPort } from './lib/ports.mjs';
import { childEnv } from './lib/run.mjs';

await ensureInstalled();
const mode = process.argv.includes('--wap') ? 'wap' : 'pc';
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const beaconPort = await keptPort(dataDir, 'beacon', Number(process.env.SANDBOX_PORT ?? 3100));
const env = { DATA_DIR: dataDir, BEACON_URL: `http://127.0.0.1:${beaconPort}` };
const start = (args, cwd, extra) =>
  spawn(projectNode(), args, { cwd, env: childEnv(extra), stdio: 'inherit' }).on('exit', () =>
    process.exit(1),
  );

start(['apps/sandbox/src/beacon/main.ts'], root, {
  DATA_DIR: `${dataDir}/sandbox/beacon`,
  PORT: String(beaconPort),
});
start(['--watch', 'apps/server/src/main.ts'], root, env);
start([tool('vite', 'bin/vite.js'), '--mode', mode], join(root, 'apps/web'), env);
