/**
 * `npm run screens`: small pictures of every screen and state into `docs/screens`: the default theme in Chinese, the dark
 * theme in English.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

await ensureInstalled();
keepScratchInMemory();
await buildClients();
const env = { CHROMIUM_PATH: await ensureChromium() };
const folder = join(root, 'docs', 'screens');
rmSync(folder, { recursive: true, force: true });
const args = [folder, '--webp', '--looks', 'theme-default/zhCn,theme-dark/enUs'];
const { code } = await runNode(join(root, 'e2e', 'shots.ts'), args, { env });
process.exit(code);
