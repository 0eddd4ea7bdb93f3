/**
 * `npm run screens`: small pictures of every screen and state into `docs/screens`: the default theme in Chinese, the dark
 * theme in English. Pictures of the stories of every component go into `test-results/stories`, which is not kept.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients, buildGallery } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

await ensureInstalled();
keepScratchInMemory();
await buildClients();
await buildGallery();
const env = { CHROMIUM_PATH: await ensureChromium() };
const folder = join(root, 'docs', 'screens');
rmSync(folder, { recursive: true, force: true });
const args = [folder, '--webp', '--looks', 'theme-default/zhCn,theme-dark/enUs'];
const { code } = await runNode(join(root, 'e2e', 'shots.ts'), args, { env });
const stories = await runNode(join(root, 'e2e', 'story-shots.ts'), [join(root, 'test-results', 'stories')], {
  env,
});
process.exit(code || stories.code);
