import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleActions } from '@tessera/protocol/console-permissions';
import { expect, test } from 'vitest';

/** Texts of a language by file, the common ones first. */
const filesOf = (language: string): Readonly<Record<string, string>>[] =>
  globSync(`{,*/}${language}.json`, { cwd: import.meta.dirname })
    .sort((one, other) => (dirname(one) < dirname(other) ? -1 : 1))
    .map((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
const enUs: Readonly<Record<string, string>> = Object.assign({}, ...filesOf('enUs'));
const zhCn: Readonly<Record<string, string>> = Object.assign({}, ...filesOf('zhCn'));

const keys = Object.keys(enUs);
const source = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
  .join('\n');

/** Keys of the parts of `@tessera/ui`, which ask for them themselves. */
const ofParts = /^(ui_.*|tip|confirm)$/;
/** Keys whose end comes from data. */
const built = ['may_', 'kind_', 'look_', 'scope_', 'filter_'];

/** Names of the values of a text. The branches of a plural are text and have none of their own. */
const valuesOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)[,}]/g), ([, name]) => name))].sort();

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(zhCn)).toEqual(keys);
});

test('a text is in one file', () => {
  const all = filesOf('enUs').flatMap((file) => Object.keys(file));
  expect(new Set(all).size).toBe(all.length);
});

test('a text has the same values in both languages', () => {
  const wrong = keys.filter((key) => valuesOf(enUs[key]!).join() !== valuesOf(zhCn[key] ?? '').join());
  expect(wrong).toEqual([]);
});

test('every text is used', () => {
  const unused = keys.filter(
    (key) =>
      !ofParts.test(key) &&
      !source.includes(`'${key}'`) &&
      !built.some((start) => key.startsWith(start) && source.includes(`\`${start}\${`)),
  );
  expect(unused).toEqual([]);
});

test('every action of the permission table has a name', () => {
  const missing = consoleActions.filter((action) => !(`may_${action.replaceAll('.', '_')}` in enUs));
  expect(missing).toEqual([]);
});
