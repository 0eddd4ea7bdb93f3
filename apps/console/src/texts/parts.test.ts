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

/** An import of a file that waits for texts of its own; `import(…)` without them is one of {@link IMPORTED}. */
const WITH_TEXTS = /withTexts\(([^(]+), import\('(\.[^']+\.tsx?)'\)\)/g;
const IMPORTED = /(?:from |import\()'(\.[^']+\.tsx?)'/g;
/** Loads pages with their texts; each is a case of its own. */
const PAGES = join(source, 'app/pages.ts');

/** A file and all that it imports, at once or later, but not what waits for texts of its own. */
function closureOf(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file === PAGES) return found;
  for (const [, path = ''] of read(file).replace(WITH_TEXTS, '').matchAll(IMPORTED))
    closureOf(resolve(dirname(file), path), found);
  return found;
}

const partsIn = (text: string) => text.match(/[\w-]+/g) ?? [];

/** Texts that a file and its imports ask for although none of these parts, nor those that they wait for, has them. */
function missingIn(file: string, parts: readonly string[]): string[] {
  const files = [...closureOf(file)];
  const asked = files.flatMap((one) =>
    Array.from(
      read(one).matchAll(/(?<=\bt\(|(?<!\b(?:id|as|what))[:?] ?|\btext(?:Key)?=)'(\w+)'/g),
      ([, key = '']) => key,
    ),
  );
  const missing = asked.filter((key) => partOf.has(key) && !parts.includes(partOf.get(key)!));
  const later = files.flatMap((one) =>
    [...(one === PAGES ? '' : read(one)).matchAll(WITH_TEXTS)].flatMap(([, more = '', path = '']) =>
      missingIn(resolve(dirname(one), path), [...parts, ...partsIn(more)]),
    ),
  );
  return [...new Set([...missing, ...later])].sort();
}

const pages = [
  ...read(join(source, 'app/pages.ts')).matchAll(
    /(?:withTexts\(([^(]+), )?\(?(?:await )?import\('\.\.\/(features\/[^']+)'\)/g,
  ),
].map(([, parts = '', file = '']) => ({ file, parts: partsIn(parts) }));

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
