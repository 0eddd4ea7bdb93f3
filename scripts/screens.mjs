/**
 * `npm run screens`: small pictures of every screen and state, taken from a demonstration: the default theme in Chinese, the dark
 * theme in English, into the folder `screens`, which is not kept. Pictures of the stories of every component go into
 * `test-results/stories`, which is not kept either. `-- --docs` takes the pictures that the documents show
 * (`scripts/lib/kept-pictures.mjs`) into `docs/screens`.
 *
 * `-- --compare` compares every screen with its accepted picture, on the devices that `e2e/accepted` has, and fails when one looks
 * different; what it saw is then in `test-results/screens`. `-- --accept` puts the pictures of today in place of those that differ; two
 * further demonstrations find what differs from run to run. `-- --restless` compares no longer what differs today. Further arguments go
 * to `e2e/shots.ts`.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients, buildGallery } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { KEPT_PICTURES } from './lib/kept-pictures.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

/** How `shots.ts` treats the accepted pictures in each run of a mode. */
const TREATMENTS = {
  compare: ['compare'],
  accept: ['accept', 'restless', 'restless'],
  restless: ['restless'],
};
const modes = Object.keys(TREATMENTS);

const args = process.argv.slice(2);
const mode = modes.find((one) => args.includes(`--${one}`));
const rest = args.filter((one) => one !== '--docs' && !modes.includes(one.slice(2)));
await ensureInstalled();
keepScratchInMemory();
await buildClients();
const env = { CHROMIUM_PATH: await ensureChromium() };

/** Takes pictures into a folder, which is emptied first. Returns the exit code. */
async function shoot(folder, wanted) {
  rmSync(folder, { recursive: true, force: true });
  const { code } = await runNode(join(root, 'e2e', 'shots.ts'), [folder, ...wanted, ...rest], { env });
  return code;
}

async function compare() {
  const accepted = join(root, 'e2e', 'accepted');
  const devices = mode === 'accept' ? 'pc,wap,pad' : readdirSync(accepted).join(',');
  let failed = 0;
  for (const treatment of TREATMENTS[mode]) {
    const wanted = ['--devices', devices, '--accepted', accepted, '--treat', treatment];
    failed ||= await shoot(join(root, 'test-results', 'screens'), wanted);
  }
  return failed;
}

async function keep() {
  if (args.includes('--docs')) {
    const names = ['--looks', 'theme-default/enUs,theme-dark/enUs', '--names', KEPT_PICTURES.join(',')];
    return await shoot(join(root, 'docs', 'screens'), ['--webp', ...names]);
  }
  const shots = await shoot(join(root, 'screens'), [
    '--webp',
    '--looks',
    'theme-default/zhCn,theme-dark/enUs',
  ]);
  await buildGallery();
  const stories = await runNode(
    join(root, 'e2e', 'story-shots.ts'),
    [join(root, 'test-results', 'stories')],
    { env },
  );
  return shots || stories.code;
}

process.exit(mode === undefined ? await keep() : await compare());
