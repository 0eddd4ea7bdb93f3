import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, errorRow, notices } from '@tessera/protocol';
import { builtInThemes } from '@tessera/ui/themes';
import { expect, test } from 'vitest';
import { loadMessages } from '../../apps/server/src/messages/load.ts';
import { themeKey } from '../../apps/server/src/modules/settings/themes.ts';
import { enUs, zhCn } from '../../apps/web/src/features/entry/line-texts.ts';
import { uiTexts } from '../../packages/ui/src/text/ui-text.tsx';
import { catalogueKeys } from './catalogue-keys.mjs';
import { root } from './paths.mjs';
import { textUses } from './text-uses.mjs';

const texts = await loadMessages('zhCn');
const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const client = textUses(
  join(root, 'apps/web/tsconfig.json'),
  (path) => isSource(path) && /\/(apps\/web|packages\/ui)\/src\//.test(path),
);
const catalogue = catalogueKeys();

/** Keys that the server derives from codes, notices and themes. */
const made = [
  ...errorCodes.map((code) => errorRow(code).messageKey),
  ...Object.keys(notices),
  ...builtInThemes.map(({ id }) => themeKey(id)),
];
/** These keys, and every word in the server's sources, since some of the words are keys. */
const server = new Set([
  ...made,
  ...globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((path) => isSource(path) && !path.includes('/messages/'))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/(?<=['"`])[a-z]\w+(?=['"`])/g) ?? []),
]);
const fits = (shape) => new RegExp(`^${shape.replaceAll('*', '\\w+')}$`);
const withPlaces = (entries) => entries.map(([key, places]) => `${key} (${places.join(', ')})`);

test('every text key in use has a text', () => {
  expect(withPlaces([...client.asked].filter(([key]) => !(key in texts)))).toEqual([]);
  expect([...catalogue, ...made, ...Object.keys(uiTexts)].filter((key) => !(key in texts))).toEqual([]);
});

test('the compiler or the catalogue knows every part of a built key', () => {
  const open = [...client.built].filter(([shape]) => shape.includes('*'));
  const unknown = open.filter(([shape]) => ![...catalogue].some((key) => fits(shape).test(key)));
  expect(withPlaces(unknown)).toEqual([]);
});

test('every text is in use', () => {
  const isAsked = (key) =>
    client.written.has(key) || client.built.has(key) || catalogue.has(key) || server.has(key);
  expect(Object.keys(texts).filter((key) => !isAsked(key))).toEqual([]);
  expect(Object.keys(uiTexts).filter((key) => !client.written.has(key))).toEqual([]);
});

test('the texts built into the choice of network routes equal those of the server', async () => {
  expect(texts).toMatchObject(zhCn);
  expect(await loadMessages('enUs')).toMatchObject(enUs);
});
