/**
 * `npm run dev`: the server, restarted on change, and Vite with hot reload for the desktop client (`--wap` for the mobile one, `--pad` for tablets,
 * `--console` for the operators' console).
 */
import { join, resolve } from 'node:path';
import { createFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, tool } from './lib/paths.mjs';
import { sandboxParties } from './lib/sandbox.mjs';

const mode = ['wap', 'pad'].find((name) => process.argv.includes(`--${name}`)) ?? 'pc';
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');
const family = createFamily('scripts/dev.mjs', dataDir);

await ensureInstalled();
const parties = await sandboxParties(dataDir);
const env = { DATA_DIR: dataDir, ...parties.addresses };

if (parties.file) family.launch('third parties', [parties.file], parties.env);
family.launch('server', ['--watch', 'apps/server/src/main.ts'], env);
const client = process.argv.includes('--console') ? 'apps/console' : 'apps/web';
family.launch('vite', [tool('vite', 'bin/vite.js'), '--mode', mode], env, { cwd: join(root, client) });
