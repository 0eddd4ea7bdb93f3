import type { BuildOptions, Plugin } from 'vite';
import { withImports } from './routes-of-build.ts';

type ModulePreload = Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>;

/** What the build says about the files a lazy chunk needs beside itself. */
export interface LazyPreloads {
  readonly plugin: Plugin;
  readonly resolveDependencies: NonNullable<ModulePreload['resolveDependencies']>;
}

/** Modules that are fetched without anybody asking for them: what follows a first paint, and the rules of a family. */
const FETCHED_UNASKED = /\/(src\/app\/(late|overlays)|components\/later-\w+|packages\/rules\/src\/.*)\.tsx?$/;

/**
 * Keeps most lists of files out of the chunks. Those of screens are in the boot module, which is in the page already
 * (`tesseraFetch`); a part somebody opens finds its files by itself. Only what is fetched unasked brings its list, without
 * the files that are there with the chunk that asks. Styles are not touched.
 */
export function lazyPreloads(): LazyPreloads {
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
          if (FETCHED_UNASKED.test(chunk.facadeModuleId ?? '')) unasked.add(chunk.fileName);
          there.set(chunk.fileName, new Set(withImports(bundle, chunk).map(({ fileName }) => fileName)));
        }
      },
    },
    resolveDependencies: (file, needed, { hostId }) =>
      unasked.has(file) ? needed.filter((name) => !there.get(hostId)?.has(name)) : [],
  };
}
