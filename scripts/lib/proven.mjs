import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const rules = 'packages/rules';

/** Hash of all that the proofs of the rules depend on: the sources and tests of the package, and the generator of cases. */
export function rulesFingerprint(base = root) {
  const hash = createHash('sha256');
  const files = readdirSync(join(base, rules, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(base.length)).update(readFileSync(file));
  const { devDependencies } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8'));
  return hash.update(devDependencies['fast-check']).digest('hex');
}

const recordIn = (base) => join(base, rules, 'proven.json');

/** Records that the long proofs have passed for the sources as they are. */
export function recordProven(base = root) {
  writeFileSync(recordIn(base), `${JSON.stringify({ sources: rulesFingerprint(base) }, null, 2)}\n`);
}

/**
 * How much of the long proofs of the rules a run executes: `sample` when they passed for exactly these sources, otherwise
 * `whole`. Needs no history: any change of the package, or no record, gives `whole`.
 */
export function proofForm(base = root) {
  const record = recordIn(base);
  if (!existsSync(record)) return 'whole';
  return JSON.parse(readFileSync(record, 'utf8')).sources === rulesFingerprint(base) ? 'sample' : 'whole';
}
