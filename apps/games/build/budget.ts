import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Maximum size of one game's scripts and styles, engine included, in bytes after gzip. */
const gameMax = 60_000;

/** Fails the build when a game exceeds its budget. */
export function budget(): Plugin {
  return {
    name: 'tessera:game-budget',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry) continue;
          const bytes = [...partsOf(bundle, file)].reduce((sum, name) => sum + weightOf(bundle[name]), 0);
          if (bytes > gameMax) this.error(`${file.name} weighs ${bytes} bytes; a game may weigh ${gameMax}.`);
        }
      },
    },
  };
}

/** Names of all scripts and style sheets that a page loads. */
function partsOf(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(entry.fileName)) return found;
  found.add(entry.fileName);
  for (const name of entry.viteMetadata?.importedCss ?? []) found.add(name);
  for (const name of [...entry.imports, ...entry.dynamicImports]) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') partsOf(bundle, chunk, found);
  }
  return found;
}

function weightOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
}
