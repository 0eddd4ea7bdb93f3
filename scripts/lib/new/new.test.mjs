import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, tool } from '../paths.mjs';
import { runNode } from '../run.mjs';
import { generate } from './index.mjs';
import { insertBefore, spellings } from './names.mjs';

/** Longest time of a type check on a busy machine, ms. */
const TYPES_MS_MAX = 300_000;

let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tessera-new-'));
  const isSource = (path) => !/\/(node_modules|dist)$/.test(path);
  for (const name of ['apps', 'packages'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  for (const name of ['tsconfig.base.json', 'package.json', 'biome.json', '.gitignore'])
    cpSync(join(root, name), join(copy, name));
  cpSync(join(root, 'docs/fairness.md'), join(copy, 'docs/fairness.md'));
  linkPackages();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The packages installed in the project; those of the project itself are the copies. */
function linkPackages() {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@tessera'), { recursive: true });
  for (const name of readdirSync(from).filter((name) => name !== '@tessera'))
    symlinkSync(join(from, name), join(to, name));
  for (const base of ['apps', 'packages'])
    for (const folder of readdirSync(join(copy, base))) {
      const { name } = JSON.parse(readFileSync(join(copy, base, folder, 'package.json'), 'utf8'));
      symlinkSync(join(copy, base, folder), join(to, name));
    }
}

const types = (project) =>
  runNode(tool('typescript', 'bin/tsc'), ['-p', project], { cwd: copy, quiet: true }).then(
    ({ output }) => output,
  );

const texts = (...path) => join(copy, 'packages/messages', ...path);
const area = (language, name) => readFileSync(texts(language, name), 'utf8');

test('a new language has every text of every area', () => {
  rmSync(texts('thTh'), { recursive: true });
  generate('language', 'thTh', copy);
  for (const name of readdirSync(texts('enUs'))) expect(area('thTh', name)).toBe(area('enUs', name));
  expect(() => generate('language', 'xxXx', copy)).toThrow('xxXx');
});

test('a language keeps the areas that it has', () => {
  const before = area('viVn', 'games.json');
  rmSync(texts('viVn', 'common.json'));
  const { paths } = generate('language', 'viVn', copy);
  expect(paths).toContain('packages/messages/viVn/common.json');
  expect(area('viVn', 'games.json')).toBe(before);
});

test('a new page has a type, a title in every language and a screen that is loaded', {
  timeout: TYPES_MS_MAX,
}, async () => {
  const { paths } = generate('page', 'gift-box', copy);
  expect(paths[0]).toBe('apps/web/src/features/gift-box/screens/gift-box-screen.tsx');
  expect(await types('apps/web/tsconfig.json')).toBe('');
  expect(() => generate('page', 'gift-box', copy)).toThrow('exists');
});

test('a new module is part of the platform', { timeout: TYPES_MS_MAX }, async () => {
  generate('module', 'gift-box', copy);
  expect(await types('apps/server/tsconfig.json')).toBe('');
});

test('a new family of digits has rules, a draw, names and a lottery', { timeout: TYPES_MS_MAX }, async () => {
  const { paths, next } = generate('family', 'p4', copy, '4');
  expect(paths.slice(0, 2)).toEqual(
    ['facts', 'index'].map((name) => `packages/rules/src/families/p4/${name}.ts`),
  );
  expect(await types('apps/server/tsconfig.json')).toBe('');
  expect(readFileSync(join(copy, 'docs/fairness.md'), 'utf8')).toContain('| `p4` | `digits(4)` |\n');
  // The second implementation of draws is written by hand.
  expect(paths.some((path) => path.includes('draw-recheck'))).toBe(false);
  expect(next).toContain('draw-recheck');
  expect(() => generate('family', 'p9', copy, '9')).toThrow('"9" digits');
});

test.each(['3', '4', '5'])(
  'each play of a new family of %s digits has a name, and no other',
  async (count) => {
    const family = `n${count}`;
    generate('family', family, copy, count);
    const listed = JSON.parse(readFileSync(join(copy, 'packages/messages/zhCn/names.json'), 'utf8'));
    const named = Object.keys(listed).filter((key) =>
      new RegExp(`^(group|type|play)\\.${family}\\.`).test(key),
    );
    const script = `import { playItems } from ${JSON.stringify(join(copy, 'packages/rules/src/index.ts'))};
    const keys = playItems('${family}').flatMap(({ id, group, type }) => ['group.' + group.id, 'type.' + type.id, 'play.' + id]);
    console.log(JSON.stringify([...new Set(keys)].sort()));`;
    const { output } = await runNode('--input-type=module', ['-e', script], { quiet: true });
    expect(named.sort()).toEqual(JSON.parse(output));
  },
);

test('a name in another form, a missing place and an unknown kind are refused', () => {
  expect(spellings('gift-box')).toMatchObject({
    pascal: 'GiftBox',
    camel: 'giftBox',
    snake: 'gift_box',
    title: 'Gift box',
  });
  expect(() => spellings('GiftBox')).toThrow('kebab-case');
  expect(() => insertBefore('a b', 'c', 'x', 'here')).toThrow('here');
  expect(() => generate('planet', 'mars', copy)).toThrow('planet');
});
