import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignTables, foreignTablesOfFunctions } from './foreign-tables.mjs';
import { formBranchesIn } from './form-branches.mjs';
import { root } from './paths.mjs';

const kept = join(root, 'scripts/ratchet.json');

/** Words that the glossary replaces, by the name that they are counted under. Parts of names count too. */
const avoided = {
  abroad: /abroad/gi,
  anew: /\banew\b/gi,
  dear: /\bdear(er|est|ly)?\b/gi,
  desk: /[dD]esk(?!top)/g,
  heed: /\bheed/gi,
  'in the place of': /\bin the place of\b/gi,
  'is none': /(?<!there )\b(is|are|was|were) none\b/gi,
  sitting: /\bsitting/gi,
  worn: /\bworn\b/gi,
};

/** Texts that are not ours to reword, or that have to name the words. */
const LEFT_OUT = [
  ...['docs/glossary.md', 'docs/product-spec.md', 'docs/requirements.md', 'docs/trust.md'],
  ...[
    'docs/trust-report.md',
    'docs/trust-results.jsonl',
    'scripts/lib/ratchet.mjs',
    'scripts/lib/ratchet.test.mjs',
  ],
  ...['scripts/ratchet.json', 'apps/server/src/modules/identity/common-password-words.ts'],
];
const TEXT = /\.(ts|tsx|mjs|md|css|sql|json|html)$/;
/** Where a question for the form counts: shared components and shells answer it for all others. */
const ASKING = /^apps\/web\/src\/(features|data)\//;

/** How often each avoided word stands in a text. */
export function avoidedIn(text) {
  return Object.fromEntries(
    Object.entries(avoided).map(([name, pattern]) => [name, text.match(pattern)?.length ?? 0]),
  );
}

/** The counts as the tree stands: `{ name: count }`; undefined outside a repository, where nobody knows which files are ours. */
function countsNow() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) return undefined;
  const files = stdout
    .split('\0')
    .filter((path) => TEXT.test(path) && !LEFT_OUT.includes(path) && path !== 'package-lock.json');
  const counts = {
    'foreign tables': foreignTables().length,
    'foreign tables of functions in SQL': foreignTablesOfFunctions().length,
    'device branches': 0,
  };
  for (const path of files) {
    const text = read(path);
    for (const [name, count] of Object.entries(avoidedIn(text))) counts[name] = (counts[name] ?? 0) + count;
    if (ASKING.test(path) && !path.includes('.test.')) counts['device branches'] += formBranchesIn(text);
  }
  return counts;
}

/** A file that was deleted and not yet committed is empty. */
function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Compares counts with the kept ones: `risen` with a sentence for each that rose, `lowest` with what may be kept from now on.
 * A name that is not kept yet is kept as it stands.
 */
export function compare(counts, before) {
  const risen = Object.entries(counts)
    .filter(([name, count]) => count > (before[name] ?? count))
    .map(([name, count]) => `${name}: ${count}, at most ${before[name]}`);
  const lowest = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Math.min(count, before[name] ?? count)]),
  );
  return { risen, lowest };
}

/** The check: counts may only fall. What fell is written down, for the same commit. */
export async function checkCounts() {
  const counts = countsNow();
  if (counts === undefined) return { code: 0, output: '' };
  const { risen, lowest } = compare(counts, JSON.parse(readFileSync(kept, 'utf8')));
  writeFileSync(kept, `${JSON.stringify(lowest, null, 2)}\n`);
  if (risen.length === 0) return { code: 0, output: '' };
  return {
    code: 1,
    output: `These counts may only fall (docs/glossary.md has better words):\n${risen.join('\n')}\n`,
  };
}
