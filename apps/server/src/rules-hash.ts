import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Names the rules a family is settled by, as the descriptor of each draw commits to them: SHA-256 (hex) over the
 * family's id and the source files of the rules package, tests left out, in the order of their paths. Anyone with
 * the repository computes the same.
 */
export function createRulesHash(): (family: string) => string {
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
  return (family) => createHash('sha256').update(`${family} ${tree}`).digest('hex');
}
