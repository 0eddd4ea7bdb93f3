/**
 * `npm run spec`: every row of `docs/requirements.md` and every requirement of `docs/trust.md` with the tests that name it,
 * and the rows that no test names. `npm run spec -- --open` prints only the latter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';

const testFile = /\.(test|spec|journey)\.tsx?$/;
const skipped = new Set(['node_modules', 'dist', 'data', '.git']);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (testFile.test(entry.name)) yield path;
  }
}

/** `[R2.10]`, `[L3] [B2]` or `[L1, L2]` in a test title. */
function idsIn(text) {
  const brackets = text.match(/\[[A-Z]{1,2}P?\d+(\.\d+)?([,–\s-]+[A-Z]{1,2}P?\d+(\.\d+)?)*\]/g) ?? [];
  return brackets.flatMap((found) => found.match(/[A-Z]{1,2}P?\d+(\.\d+)?/g));
}

function rowsOf(file, pattern) {
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  return [...text.matchAll(pattern)].map(([, id, about]) => ({
    id,
    about: about.replace(/[*`]/g, '').slice(0, 90),
  }));
}

const rows = [
  ...rowsOf('requirements.md', /^- (R\d+\.\d+) (.*)$/gm),
  ...rowsOf('trust.md', /^(?:- |\| )?((?:RP|[A-Z])\d+) (?:\| )?(.*)$/gm),
];
const named = new Map();
for (const file of testFiles(root)) {
  for (const id of new Set(idsIn(readFileSync(file, 'utf8')))) {
    named.set(id, [...(named.get(id) ?? []), relative(root, file)]);
  }
}

const onlyOpen = process.argv.includes('--open');
const open = rows.filter(({ id }) => !named.has(id));
if (!onlyOpen) {
  for (const { id, about } of rows) {
    const files = named.get(id);
    if (files) console.log(`${id.padEnd(6)} ${about}\n       ${files.join('\n       ')}`);
  }
}
console.log(`\nRows that no test names:`);
for (const { id, about } of open) console.log(`${id.padEnd(6)} ${about}`);
console.log(`\n${rows.length - open.length} of ${rows.length} rows are named by a test.`);
