import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const { exports } = JSON.parse(readFileSync(resolve(here, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Modules that running `file` loads: relative ones followed, others by name. Type imports load nothing. */
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

describe('entries of the package', () => {
  test.each(Object.entries(exports))('%s names a file that is there', (_entry, path) => {
    expect(existsSync(resolve(here, '..', path))).toBe(true);
  });

  test.each([
    '.',
    './money',
    './time',
    './errors',
    './events',
    './helpers',
    './languages',
    './notices',
    './answer',
  ])('%s loads nothing from outside: neither zod nor a Node module', (entry) => {
    expect(outsideOf(entry)).toEqual([]);
  });

  test('the browser envelope loads its three libraries only', () => {
    expect(outsideOf('./envelope')).toEqual([
      '@noble/hashes/legacy.js',
      '@noble/hashes/utils.js',
      '@stablelib/aes',
      'fflate',
    ]);
  });

  test('the reader of imports sees what it must refuse', () => {
    expect(outsideOf('./schemas')).toEqual(['zod']);
    expect(outsideOf('./envelope-node')).toEqual(expect.arrayContaining(['node:crypto', 'node:zlib']));
  });
});
