import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Shell } from '../src/worker/shell.ts';
import { entryOf, type OutputBundle } from './routes-of-build.ts';
import { scriptOf } from './script-of.ts';

/** Not part of the bundle, as the page names it. */
const ICON = '/favicon.svg';

/** Writes `sw.js`, the service worker with the list of what it keeps for a device without a network. */
export function offlineShell(root: string): Plugin {
  return {
    name: 'tessera:offline-shell',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the build has no folder');
      const shell = shellOf(bundle, root);
      const define = { __SHELL__: JSON.stringify(shell) };
      writeFileSync(join(dir, 'sw.js'), await scriptOf(resolve(root, 'src/worker/shell-worker.ts'), define));
      this.info(`offline shell: ${shell.files.length} files`);
    },
  };
}

/**
 * What is kept of a bundle: all its files. Without a network a player may go anywhere, and a page whose code is missing would say less
 * than one that cannot be filled.
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
