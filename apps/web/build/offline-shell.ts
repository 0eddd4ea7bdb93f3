import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Shell } from '../src/worker/shell.ts';
import { entryOf, type OutputBundle } from './routes-of-build.ts';
import { scriptOf } from './script-of.ts';

/** Not part of the bundle, because the page references it. */
const ICON = '/favicon.svg';

/** Writes `sw.js`, the service worker with the list of files it caches for offline use. */
export function offlineShell(root: string): Plugin {
  return {
    name: 'tessera:offline-shell',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the build has no output folder');
      const shell = shellOf(bundle, root);
      const define = { __SHELL__: JSON.stringify(shell) };
      writeFileSync(join(dir, 'sw.js'), await scriptOf(resolve(root, 'src/worker/shell-worker.ts'), define));
      this.info(`offline shell: ${shell.files.length} files`);
    },
  };
}

/**
 * What the service worker caches of a bundle: all its files. Offline, a player may open any page, and a page with missing
 * code would be worse than a page without data.
 */
export function shellOf(bundle: OutputBundle, root: string): Shell {
  const files = Object.keys(bundle)
    .filter((name) => name.startsWith('assets/'))
    .sort();
  const page = bundle['index.html'];
  const build = createHash('sha256')
    .update(files.join())
    .update(page?.type === 'asset' ? page.source : '');
  return {
    build: build.digest('hex').slice(0, 16),
    entry: `/${entryOf(bundle, root).fileName}`,
    files: [...files.map((name) => `/${name}`), ICON],
  };
}
