import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  chunkOf,
  entryOf,
  type OutputBundle,
  type OutputChunk,
  screenFiles,
  stylesOf,
  withImports,
} from './routes-of-build.ts';

/** Targets of `architecture.md` section 8, kB of gzip. */
const targets = { login: 95, home: 120, css: 15, screen: 30 } as const;

/** One line of the report: what was measured against what it may be, kB of gzip. */
export interface BudgetLine {
  what: string;
  measured: number;
  target: number;
}

/** Prints the sizes of the first screens and of each lazy screen against their targets. */
export function budget(root: string, frame: string): Plugin {
  return {
    name: 'tessera:budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      for (const { what, measured, target } of budgetOf(bundle, root, frame)) {
        const verdict = measured <= target ? 'ok' : 'OVER';
        this.info(`${what}: ${measured.toFixed(1)} / ${target} kB gz ${verdict}`);
      }
    },
  };
}

/**
 * Measures a bundle. A first screen is the entry, the frame where the page stands in one, and the screen's own chunk, each
 * with all it imports.
 */
export function budgetOf(bundle: OutputBundle, root: string, frame: string): BudgetLine[] {
  const entry = entryOf(bundle, root);
  const base = withImports(bundle, entry);
  const frameChunk = chunkOf(bundle, frame);
  const framed = frameChunk ? withImports(bundle, frameChunk) : [];
  const lines: BudgetLine[] = [{ what: 'entry js', measured: sizeOf(base), target: targets.login }];
  for (const [name, file] of screenFiles(root)) {
    const chunk = chunkOf(bundle, file);
    if (!chunk) continue;
    const own = withImports(bundle, chunk).filter((part) => !base.includes(part));
    if (name === 'login' || name === 'home') {
      const all = [...new Set([...base, ...(name === 'home' ? framed : []), ...own])];
      lines.push({ what: `${name} js`, measured: sizeOf(all), target: targets[name] });
      lines.push({ what: `${name} css`, measured: cssSizeOf(bundle, all), target: targets.css });
    } else lines.push({ what: `${name} screen js`, measured: sizeOf(own), target: targets.screen });
  }
  return lines;
}

function sizeOf(chunks: readonly OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
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
