import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Maximum size of the scripts of a first page, sign-in or any other, in bytes after gzip. */
const FIRST_PAGE_MAX = 130_000;

/** Prints the size of each page when it is the first one, and fails the build when one exceeds its budget. */
export function budget(): Plugin {
  return {
    name: 'tessera:console-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) return;
        const texts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/texts/'));
        const largest = (part: RegExp) =>
          Math.max(
            0,
            ...texts
              .filter(({ facadeModuleId }) => part.test(facadeModuleId ?? ''))
              .map(({ code }) => gzipSync(code).length),
          );
        // Every page has the common texts, and some those of parts.
        const common = largest(/\/texts\/\w+\.json/);
        const list = readFileSync(join(import.meta.dirname, '../src/app/pages.ts'), 'utf8');
        const partsOf = (page: string) =>
          [...list.matchAll(/withTexts\(([^(]+), import\('\.\.(\/features\/[\w/-]+\.tsx)'\)/g)]
            .find(([, , file = '']) => file && page.endsWith(file))?.[1]
            ?.match(/\w+/g) ?? [];
        for (const page of chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-page.tsx'))) {
          const files = new Set([...withImports(bundle, entry), ...withImports(bundle, page)]);
          const language = partsOf(page.facadeModuleId ?? '').reduce(
            (sum, part) => sum + largest(new RegExp(`/texts/${part}/\\w+\\.json`)),
            common,
          );
          const bytes = language + [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
          this.info(`${page.name}: ${(bytes / 1_000).toFixed(1)} / ${FIRST_PAGE_MAX / 1_000} kB gz`);
          if (bytes > FIRST_PAGE_MAX)
            this.error(`${page.name} weighs ${bytes} bytes; a first page may weigh ${FIRST_PAGE_MAX}.`);
        }
      },
    },
  };
}

/** A script and all that it imports when it starts. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found: Set<Rolldown.OutputChunk> = new Set(),
): ReadonlySet<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, found);
  }
  return found;
}
