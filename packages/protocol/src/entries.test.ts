import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const { exports } = JSON.parse(readFileSync(resolve(here, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/**
 * Modules loaded by running `file`: relative imports are followed, others are listed by name. Type imports load
 * nothing.
 */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)) {
    if (specifier!.startsWith('.')) loadedBy(resolve(dirname(file), specifier!), seen);
    else seen.add(specifier!);
  }
  return seen;
}
const VALUE_IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?\bfrom\s+'([^']+)'/gm;
const outsideOf = (entry: string) =>
  [...loadedBy(resolve(here, '..', exports[entry]!))].filter((name) => !name.startsWith('/')).toSorted();

describe('package entry points', () => {
  test.each(Object.entries(exports))('%s points to an existing file', (_entry, path) => {
    expect(existsSync(resolve(here, '..', path))).toBe(true);
  });

  test.each(['.', './money', './time', './errors', './events', './helpers', './answer', './inward'])(
    '%s loads no external module: neither zod nor a Node module',
    (entry) => {
      expect(outsideOf(entry)).toEqual([]);
    },
  );

  test('the browser envelope loads only its three libraries', () => {
    expect(outsideOf('./envelope')).toEqual([
      '@noble/hashes/legacy.js',
      '@noble/hashes/utils.js',
      '@stablelib/aes',
      'fflate',
    ]);
  });

  test('the import reader detects zod and Node modules', () => {
    expect(outsideOf('./schemas')).toEqual(['zod']);
    expect(outsideOf('./envelope-node')).toEqual(expect.arrayContaining(['node:crypto', 'node:zlib']));
  });
});
