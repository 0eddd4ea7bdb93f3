import type { BuildOptions, Plugin } from 'vite';
import { chunkOf, screenFiles, withImports } from './routes-of-build.ts';

type ModulePreload = Exclude<NonNullable<BuildOptions['modulePreload']>, boolean>;

/** What the build says about the files a lazy chunk needs beside itself. */
export interface ScreenPreloads {
  readonly plugin: Plugin;
  readonly resolveDependencies: NonNullable<ModulePreload['resolveDependencies']>;
}

/**
 * Keeps the files of each screen out of the client: the boot module, which is in the page already, holds the same list
 * (`tesseraFetch`). For other lazy chunks the files that are there with the one that asks are left out. Styles are not
 * touched.
 */
export function screenPreloads(root: string, frame: string): ScreenPreloads {
  const screens = new Set<string>();
  const there = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'tessera:screen-preloads',
      apply: 'build',
      // Before Vite writes the lists into the chunks.
      enforce: 'pre',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          there.set(chunk.fileName, new Set(withImports(bundle, chunk).map(({ fileName }) => fileName)));
        }
        for (const file of [frame, ...screenFiles(root).values()]) {
          const chunk = chunkOf(bundle, file);
          if (chunk) screens.add(chunk.fileName);
        }
      },
    },
    resolveDependencies: (file, needed, { hostId }) =>
      screens.has(file) ? [] : needed.filter((name) => !there.get(hostId)?.has(name)),
  };
}
