import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const keysOf = (file: string) => Object.keys(JSON.parse(read(join(import.meta.dirname, file))));
const common = new Set(keysOf('zhCn.json'));
/** Part of each text that is not common. */
const partOf = new Map(
  globSync('*/zhCn.json', { cwd: import.meta.dirname }).flatMap((file) =>
    keysOf(file).map((key) => [key, dirname(file)] as const),
  ),
);

/** A file and all that it imports, pages that load later excluded. */
function closureOf(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(/from '(\.[^']+\.tsx?)'/g))
    closureOf(resolve(dirname(file), path), found);
  return found;
}

/** Texts that a file and its imports ask for although none of these parts has them. */
function missingIn(file: string, parts: readonly string[]): string[] {
  const asked = [...closureOf(file)].flatMap((one) =>
    Array.from(read(one).matchAll(/(?<=\bt\(|[:?] ?|\btext(?:Key)?=)'(\w+)'/g), ([, key = '']) => key),
  );
  return [...new Set(asked)].filter((key) => partOf.has(key) && !parts.includes(partOf.get(key)!)).sort();
}

const pages = [
  ...read(join(source, 'app/pages.ts')).matchAll(
    /(?:withTexts\(([^(]+), )?\(?(?:await )?import\('\.\.\/(features\/[^']+)'\)/g,
  ),
].map(([, parts = '', file = '']) => ({ file, parts: parts.match(/\w+/g) ?? [] }));

test('all pages are read, and no text is both common and of a part', () => {
  expect(pages.length).toBe(globSync('features/*/*-page.tsx', { cwd: source }).length - 1);
  expect([...partOf.keys()].filter((key) => common.has(key))).toEqual([]);
});

test.each(pages)('$file loads the parts of the texts that it shows', ({ file, parts }) => {
  expect(missingIn(join(source, file), parts)).toEqual([]);
});

test('what is there before any page shows common texts', () => {
  expect(missingIn(join(source, 'app/main.tsx'), [])).toEqual([]);
});
