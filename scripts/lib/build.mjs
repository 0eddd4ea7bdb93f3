import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './paths.mjs';
import { runNode } from './run.mjs';

const sources = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/public',
  'apps/web/build',
  'apps/web/vite.config.ts',
  'packages/messages',
  'packages/ui/src',
  'packages/ui/build',
  'packages/protocol/src',
  'packages/rules/src',
  'packages/fairness/src',
  'packages/games/src',
  'packages/rewards/src',
  'packages/updates/src',
  'apps/games/src',
  'apps/games/page.html',
  'apps/games/build',
  'apps/games/vite.config.ts',
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/public',
  'apps/console/build',
  'apps/console/vite.config.ts',
  'package-lock.json',
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (name !== 'dist') yield* filesOf(join(path, name));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      if (!file.endsWith('.test.ts')) hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Each build: name, folder, Vite mode. */
const builds = [
  ['the pc client', 'apps/web', 'pc'],
  ['the wap client', 'apps/web', 'wap'],
  ['the pad client', 'apps/web', 'pad'],
  ['the pages of the games', 'apps/games', 'production'],
  ["the operators' console", 'apps/console', 'production'],
];

/**
 * Builds the desktop, mobile and tablet clients, the pages of the games and the console when a source changed since the last build.
 *
 * @param held - Whether a screen above its size budget (`apps/web/build/budget.ts`) fails the build.
 */
export async function buildClients({ held = false } = {}) {
  const stamp = join(root, 'apps/web/dist/.built');
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const plain = fingerprint(sources);
  const wanted = `${plain} held`;
  if (built === wanted || (!held && built === plain)) return;
  console.log('Building the clients …');
  rmSync(stamp, { force: true });
  // Each build mostly uses a single core.
  const results = await Promise.all(builds.map((build) => buildOne(build, held)));
  const wrong = results.filter((text) => text !== '');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  mkdirSync(join(root, 'apps/web/dist'), { recursive: true });
  writeFileSync(stamp, held ? wanted : plain);
}

/** Builds the gallery of stories (`packages/ui/gallery`) when a source changed since its last build. */
export async function buildGallery() {
  const folder = 'packages/ui/gallery';
  const stamp = join(root, folder, 'dist/.built');
  const wanted = fingerprint(['packages/ui', 'packages/messages', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const wrong = await buildOne(['the gallery of stories', folder, 'production'], false);
  if (wrong !== '') throw new Error(wrong);
  writeFileSync(stamp, wanted);
}

/** Runs one build. Returns an error message, or an empty string on success. */
async function buildOne([name, app, mode], held) {
  const vite = tool('vite', 'bin/vite.js');
  const { code, output } = await runNode(vite, ['build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, app),
    // A test that starts the platform has another NODE_ENV, which would leave a development build of the client behind.
    env: { NODE_ENV: 'production', ...(held ? { SIZES: 'held' } : {}) },
    quiet: true,
  });
  return code === 0 ? '' : `Building ${name} failed:\n${output}`;
}
