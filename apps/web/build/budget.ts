import { globSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { declaredRoutes } from './declared-routes.ts';
import type { Landmarks } from './landmarks.ts';
import {
  chunkOf,
  chunksNamed,
  circleOf,
  entryOf,
  type OutputBundle,
  type OutputChunk,
  stylesOf,
  withImports,
} from './routes-of-build.ts';

/** Size targets (`docs/benchmarks.md`), kB of gzip. */
const targets = { login: 95, home: 120, css: 15, screen: 30, family: 25 } as const;

/** One line of the report: measured size and target, kB of gzip. */
export interface BudgetLine {
  what: string;
  measured: number;
  target: number;
}

/**
 * Prints the sizes of the first screens and of each lazy screen against their targets. With `held`, an exceeded target
 * or an import cycle between files fails the build.
 */
export function budget(root: string, landmarks: Landmarks, held: boolean): Plugin {
  return {
    name: 'tessera:budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      const lines = budgetOf(bundle, root, landmarks);
      const circle = circleOf(bundle);
      for (const { what, measured, target } of lines) {
        const verdict = measured <= target ? 'ok' : 'OVER';
        this.info(`${what}: ${measured.toFixed(1)} / ${target} kB gz ${verdict}`);
      }
      if (!held) return;
      const over = lines.filter(({ measured, target }) => measured > target).map(({ what }) => what);
      if (over.length > 0) this.error(`too large: ${over.join(', ')}`);
      // In an import cycle, code that runs while its file loads sees the other file's values undefined.
      if (circle) this.error(`files import each other: ${circle.join(' → ')}`);
    },
  };
}

/**
 * Measures a bundle. A first screen consists of the entry, the frame (if the page is framed) and the screen's own chunk, each
 * with all its imports. The home page also includes what it loads unasked. Any other screen counts only what it adds to the
 * home page and to the `common` chunk with its imports: players come from the home page, and `common` is fetched once the
 * home page is complete. The rules of a family are what a page loads to bet on it: engine and family.
 */
export function budgetOf(bundle: OutputBundle, root: string, landmarks: Landmarks): BudgetLine[] {
  const closure = (...files: readonly string[]) =>
    union(
      ...files.map((file) => {
        const chunk = chunkOf(bundle, file);
        return chunk ? withImports(bundle, chunk) : [];
      }),
    );
  const entry = withImports(bundle, entryOf(bundle, root));
  const home = union(entry, closure(...landmarks.home, ...landmarks.late));
  const login = union(entry, closure(...landmarks.login));
  const common = union(...chunksNamed(bundle, 'common').map((chunk) => withImports(bundle, chunk))).filter(
    (chunk) => !home.includes(chunk),
  );
  const lines: BudgetLine[] = [
    { what: 'login js', measured: sizeOf(login), target: targets.login },
    { what: 'login css', measured: cssSizeOf(bundle, login), target: targets.css },
    { what: 'home js', measured: sizeOf(home), target: targets.home },
    { what: 'home css', measured: cssSizeOf(bundle, home), target: targets.css },
    { what: 'common js', measured: sizeOf(common), target: targets.screen },
  ];
  for (const { name, screen } of declaredRoutes(root)) {
    if (!landmarks.screens.includes(screen)) continue;
    const own = closure(screen).filter((chunk) => !home.includes(chunk) && !common.includes(chunk));
    lines.push({ what: `${name} screen js`, measured: sizeOf(own), target: targets.screen });
  }
  const rules = resolve(root, '../../packages/rules/src');
  for (const family of globSync('families/*/index.ts', { cwd: rules })) {
    const own = closure(resolve(rules, 'core.ts'), resolve(rules, family));
    const what = `rules of ${basename(dirname(family))} js`;
    lines.push({ what, measured: sizeUnder(own, rules), target: targets.family });
  }
  return lines;
}

function union(...groups: readonly OutputChunk[][]): OutputChunk[] {
  return [...new Set(groups.flat())];
}

function sizeOf(chunks: readonly OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
}

/** Size of what chunks contain of a folder: the chunk's size by the share of the folder's modules. */
function sizeUnder(chunks: readonly OutputChunk[], folder: string): number {
  return chunks.reduce((sum, { code, modules }) => {
    const [inside, all] = Object.entries(modules).reduce(
      ([own, total], [id, { renderedLength }]) => [
        id.startsWith(folder + sep) ? own + renderedLength : own,
        total + renderedLength,
      ],
      [0, 0],
    );
    return inside === 0 ? sum : sum + (gzipped(code) * inside) / all;
  }, 0);
}

function cssSizeOf(bundle: OutputBundle, chunks: readonly OutputChunk[]): number {
  return [...new Set(chunks.flatMap(stylesOf))].reduce((sum, file) => {
    const asset = bundle[file];
    return sum + (asset?.type === 'asset' ? gzipped(asset.source) : 0);
  }, 0);
}

function gzipped(source: string | Uint8Array): number {
  return gzipSync(source, { level: 9 }).length / 1_000;
}
