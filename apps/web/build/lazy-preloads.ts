import type { BuildOptions, Plugin } from 'vite';
import { withImports } from './routes-of-build.ts';

type ModulePreload = Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>;

/** Controls the list of files that a lazy chunk preloads. */
export interface LazyPreloads {
  readonly plugin: Plugin;
  readonly resolveDependencies: NonNullable<ModulePreload['resolveDependencies']>;
}

/**
 * Modules loaded without a user action: what follows a first paint. The rules of a family have no list: the lists of all families would
 * add 0.7 kB to the betting page.
 */
const FETCHED_UNASKED = /\/src\/app\/(late|overlays)\.tsx?$/;

/**
 * Removes most preload lists from the chunks. The lists of screens are in the boot module, which is already in the page
 * (`tesseraFetch`); a part opened by the player loads its files by its imports. Only modules loaded without a user action
 * keep their list, without the files already loaded with the importing chunk. Style sheets are not affected.
 *
 * @param files files of parts that load without a user action (`inFile`).
 */
export function lazyPreloads(files: ReadonlySet<string>): LazyPreloads {
  const unasked = new Set<string>();
  const there = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'tessera:lazy-preloads',
      apply: 'build',
      // Before Vite writes the lists into the chunks.
      enforce: 'pre',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (files.has(chunk.name) || FETCHED_UNASKED.test(chunk.facadeModuleId ?? ''))
            unasked.add(chunk.fileName);
          there.set(chunk.fileName, new Set(withImports(bundle, chunk).map(({ fileName }) => fileName)));
        }
      },
    },
    resolveDependencies: (file, needed, { hostId }) =>
      unasked.has(file) ? needed.filter((name) => !there.get(hostId)?.has(name)) : [],
  };
}
