/**
 * `npm run screens`: small pictures of every screen and state, taken from a demonstration: the default theme in Chinese, the dark
 * theme in English, into the folder `screens`, which is not kept. Pictures of the stories of every component go into
 * `test-results/stories`, which is not kept either. `npm run screens -- --docs` takes the pictures that the documents show
 * (`scripts/lib/kept-pictures.mjs`) into `docs/screens`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients, buildGallery } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { KEPT_PICTURES } from './lib/kept-pictures.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

await ensureInstalled();
keepScratchInMemory();
await buildClients();
const env = { CHROMIUM_PATH: await ensureChromium() };
const forDocs = process.argv.includes('--docs');
const folder = join(root, ...(forDocs ? ['docs', 'screens'] : ['screens']));
rmSync(folder, { recursive: true, force: true });
const wanted = forDocs
  ? ['--looks', 'theme-default/enUs,theme-dark/enUs', '--names', KEPT_PICTURES.join(',')]
  : ['--looks', 'theme-default/zhCn,theme-dark/enUs'];
const shots = await runNode(join(root, 'e2e', 'shots.ts'), [folder, '--webp', ...wanted], { env });
if (forDocs) process.exit(shots.code);
await buildGallery();
const stories = await runNode(join(root, 'e2e', 'story-shots.ts'), [join(root, 'test-results', 'stories')], {
  env,
});
process.exit(shots.code || stories.code);
