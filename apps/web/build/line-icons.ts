import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces the icon library's component factory by our own: the library's supports contexts, aliases and class names that we
 * do not use.
 */
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
