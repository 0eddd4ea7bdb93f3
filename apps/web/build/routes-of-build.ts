import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

export type OutputChunk = Rolldown.OutputChunk;
export type OutputBundle = Rolldown.OutputBundle;

/** The chunk that starts the client: the one with the module `src/app/main.tsx`. */
export function entryOf(bundle: OutputBundle, root: string): OutputChunk {
  const main = resolve(root, 'src/app/main.tsx');
  const entry = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(main));
  if (!entry) throw new Error('no chunk contains the start module of the client');
  return entry;
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** A chunk with all its static imports; the chunk itself is last. */
export function withImports(
  bundle: OutputBundle,
  chunk: OutputChunk,
  seen = new Set<string>(),
): OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((file) => {
    const imported = bundle[file];
    return imported?.type === 'chunk' ? withImports(bundle, imported, seen) : [];
  });
  return [...below, chunk];
}

/** The chunk that contains a module. */
export function chunkOf(bundle: OutputBundle, file: string): OutputChunk | undefined {
  return chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(file));
}

/** The chunks made for a group of modules. */
export function chunksNamed(bundle: OutputBundle, name: string): OutputChunk[] {
  return chunksOf(bundle).filter((chunk) => chunk.name === name);
}

/** Style sheets imported by a chunk. */
export function stylesOf(chunk: OutputChunk): readonly string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** File names of an import cycle between chunks, with the first one repeated at the end; `undefined` when there is no cycle. */
export function circleOf(bundle: OutputBundle): readonly string[] | undefined {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    const chunk = bundle[file];
    if (done.has(file) || chunk?.type !== 'chunk') return undefined;
    for (const imported of chunk.imports) {
      const circle = search(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of chunksOf(bundle)) {
    const circle = search(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}
