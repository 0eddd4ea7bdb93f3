import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalJson } from '@tessera/fairness';

/** Hash (hex) of the rules of a family. `house` holds the house rules that differ from the catalogue's. */
export type RulesHash = (family: string, house?: Readonly<Record<string, string>>) => string;

/**
 * Hashes the rules by which a family is settled; the descriptor of each draw commits to this hash. SHA-256 (hex) over the
 * family's id, the canonical JSON of its own house rules if any, and the source files of the rules package without
 * tests, in the order of their paths. Anyone with the repository can compute it.
 */
export function createRulesHash(): RulesHash {
  const folder = dirname(fileURLToPath(import.meta.resolve('@tessera/rules')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|json)$/.test(path) && !path.includes('.test.'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const rules = createHash('sha256');
  for (const path of files) {
    const content = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
    rules.update(`${content} ${path}\n`);
  }
  const tree = rules.digest('hex');
  return (family, house = {}) => {
    const choice = Object.keys(house).length > 0 ? ` ${canonicalJson(house)}` : '';
    return createHash('sha256').update(`${family}${choice} ${tree}`).digest('hex');
  };
}
