import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Draws the library's icons with a maker of our own: theirs knows contexts, aliases and class names nobody here uses. */
export function lineIcons(root: string): Plugin {
  const maker = resolve(root, 'src/app/line-icon.ts');
  return {
    name: 'tessera:line-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMaker = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/');
      return isMaker ? maker : null;
    },
  };
}
