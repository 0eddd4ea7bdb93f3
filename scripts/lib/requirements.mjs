import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const testFile = /\.(test|journey)\.(tsx?|mjs)$/;
const skipped = new Set(['node_modules', 'dist', 'data', '.git']);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (testFile.test(entry.name)) yield path;
  }
}

/** The ids in a test title: `[R2.10]`, `[L3] [B2]` or `[L1, L2]`. */
export function idsIn(text) {
  const brackets = text.match(/\[[A-Z]{1,2}P?\d+(\.\d+)?([,–\s-]+[A-Z]{1,2}P?\d+(\.\d+)?)*\]/g) ?? [];
  return brackets.flatMap((found) => found.match(/[A-Z]{1,2}P?\d+(\.\d+)?/g));
}

function rowsOf(file, pattern) {
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  return [...text.matchAll(pattern)].map(([, id, about]) => ({ id, about: about.replace(/[*`]/g, '') }));
}

/** Rows of `docs/requirements.md`: what the product must do. */
export const productRows = () => rowsOf('requirements.md', /^- (R\d+\.\d+) (.*)$/gm);

/** Rows of `docs/trust.md`: requirements for money, draws, accounts and play, and their tests. */
export const trustRows = () => rowsOf('trust.md', /^(?:- |\| )?((?:RP|[A-Z])\d+) (?:\| )?(.*)$/gm);

/** Why a row is not met, or only partly met, by its id. */
export const exceptions = () => JSON.parse(readFileSync(join(root, 'docs/trust-exceptions.json'), 'utf8'));

/** The ids named by test titles in a source: only those at the start of a string, none in comments. */
export function titledIds(source) {
  const titles = source.match(/['"`]\[[A-Z]{1,2}P?\d[^'"`\n]*/g) ?? [];
  return [...new Set(titles.flatMap(idsIn))];
}

/** Test sources of the project: `{ file, ids }`, files relative to the root. */
export const testSources = () =>
  [...testFiles(root)].map((file) => ({
    file: relative(root, file),
    ids: titledIds(readFileSync(file, 'utf8')),
  }));
