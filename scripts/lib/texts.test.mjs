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

/** Keys that the server makes of what it knows. */
const made = [
  ...errorCodes.map((code) => errorRow(code).messageKey),
  ...Object.keys(notices),
  ...builtInThemes.map(({ id }) => themeKey(id)),
];
/** And all words that its sources hold, of which some are keys. */
const server = new Set([
  ...made,
  ...globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((path) => isSource(path) && !path.includes('/messages/'))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/(?<=['"`])[a-z]\w+(?=['"`])/g) ?? []),
]);
const fits = (shape) => new RegExp(`^${shape.replaceAll('*', '\\w+')}$`);
const withPlaces = (entries) => entries.map(([key, places]) => `${key} (${places.join(', ')})`);

test('every text that is asked for is there', () => {
  expect(withPlaces([...client.asked].filter(([key]) => !(key in texts)))).toEqual([]);
  expect([...catalogue, ...made, ...Object.keys(uiTexts)].filter((key) => !(key in texts))).toEqual([]);
});

test('what a key is made of is known to the compiler, or to the catalogue', () => {
  const open = [...client.built].filter(([shape]) => shape.includes('*'));
  const unknown = open.filter(([shape]) => ![...catalogue].some((key) => fits(shape).test(key)));
  expect(withPlaces(unknown)).toEqual([]);
});

test('every text is asked for', () => {
  const isAsked = (key) =>
    client.written.has(key) || client.built.has(key) || catalogue.has(key) || server.has(key);
  expect(Object.keys(texts).filter((key) => !isAsked(key))).toEqual([]);
  expect(Object.keys(uiTexts).filter((key) => !client.written.has(key))).toEqual([]);
});

test('what the choice of lines says before a text has come is what the service says', async () => {
  expect(texts).toMatchObject(zhCn);
  expect(await loadMessages('enUs')).toMatchObject(enUs);
});
