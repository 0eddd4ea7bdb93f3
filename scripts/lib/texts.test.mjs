import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@tessera/games';
import { FALLBACK_LANGUAGE, shippedLanguages } from '@tessera/messages';
import { loadCatalogue, readArea } from '@tessera/messages/load';
import { errorCodes, errorRow, movementTones } from '@tessera/protocol';
import { playItems } from '@tessera/rules';
import { expect, test } from 'vitest';
import { themeKeys } from '../../apps/server/src/modules/settings/themes.ts';
import { readCatalogue } from '../../packages/rules/src/testing/catalogue.ts';
import { catalogueKeys } from './catalogue-keys.mjs';
import { root } from './paths.mjs';
import { textUses } from './text-uses.mjs';

const texts = loadCatalogue('zhCn');
const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const client = textUses(
  join(root, 'apps/web/tsconfig.json'),
  (path) => isSource(path) && /\/(apps\/web|packages\/ui)\/src\//.test(path),
);
const gamePages = textUses(
  join(root, 'apps/games/tsconfig.json'),
  (path) => isSource(path) && path.includes('/apps/games/src/'),
);
const catalogue = catalogueKeys();

/** Keys that the server derives from codes and themes. */
const made = [
  ...errorCodes.map((code) => errorRow(code).messageKey),
  ...Object.values(themeKeys),
  'app_new_version',
  'UPDATE APP FAILED',
];
const serverWords = globSync('apps/server/src/**/*.ts', { cwd: root })
  .filter(isSource)
  .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/(?<=['"`])[a-z][\w-]+(?=['"`])/g) ?? []);
/** These keys, and every word in the server's sources, since some of the words are keys. */
const server = new Set([...made, ...serverWords]);
const fits = (shape) => new RegExp(`^${shape.replaceAll('*', '\\w+')}$`);
const withPlaces = (entries) => entries.map(([key, places]) => `${key} (${places.join(', ')})`);

test('[R8.3] every text key in use has a text', () => {
  expect(withPlaces([...client.asked].filter(([key]) => !(key in texts)))).toEqual([]);
  expect([...catalogue, ...made].filter((key) => !(key in texts))).toEqual([]);
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
});

test('every placeholder of a text gets its value', () => {
  // The branches of a plural are text, not placeholders: `{n, plural, one {bet} other {bets}}`.
  const holesOf = (text = '') =>
    [...text.replace(/(?<=\w )\{[^{}]*\}(?= *(?:\w+ *\{|\}))/g, '').matchAll(/\{(\w+)/g)].map(
      ([, name]) => name,
    );
  const shipped = shippedLanguages.map((language) => loadCatalogue(language));
  const empty = client.filled.flatMap(({ key, names, place }) =>
    shipped
      .flatMap((language) => holesOf(language[key]).filter((hole) => !names.includes(hole)))
      .map((hole) => `${key} {${hole}} (${place})`),
  );
  expect([...new Set(empty)]).toEqual([]);
});

/** Ids of the groups, types and plays of the rules, as keys of their names. */
const playKeys = new Set(
  playItems().flatMap(({ id, group, type }) => [`group.${group.id}`, `type.${type.id}`, `play.${id}`]),
);
const nameKeys = Object.keys(readArea(FALLBACK_LANGUAGE, 'names'));
const isPlayKey = (key) => /^(group|type|play)\./.test(key);

test('every text of the pages of the games is in use', () => {
  const { written, built, asked } = gamePages;
  const keys = Object.keys(readArea(FALLBACK_LANGUAGE, 'games')).map((key) => key.split('.'));
  expect([...new Set(keys.map(([part]) => part))].sort()).toEqual(['frame', ...GAME_IDS].sort());
  // A game asks for the name of a symbol by its id. The frame may ask for any of its keys, so there only literals count.
  const isUsed = (part, key) => written.has(key) || built.has(key) || (part !== 'frame' && asked.has(key));
  expect(keys.filter(([part, key]) => !isUsed(part, key))).toEqual([]);
});

test('every name is that of a thing of the server', () => {
  const platforms = JSON.parse(readFileSync(join(root, 'packages/games/src/platforms.json'), 'utf8'));
  const offered = Object.entries(platforms).flatMap(([id, { games }]) => [id, ...games]);
  const known = new Set([...serverWords, ...Object.keys(movementTones), ...offered]);
  const others = nameKeys.filter((key) => !isPlayKey(key));
  expect(others.filter((key) => !known.has(key.slice(key.indexOf('.') + 1)))).toEqual([]);
});

test('[R3.7] every group, type and play of the rules has a name, and no other', () => {
  expect(nameKeys.filter(isPlayKey).sort()).toEqual([...playKeys].sort());
});

/** Chinese names that the trade says in another way than the catalogue of plays. Its English names are translations word by word. */
const OTHER_NAMES = {
  'play.lhc.special.combo': '特码半特',
  'play.lhc.special.beast': '特码生肖属性',
  'play.kl8.board.sum-combo': '和值组合',
};
/** The catalogue writes 1-10 and 兆彩(新). */
const written = (name) =>
  name
    .replace(/(\d+)-(\d+)/, ' $1–$2 ')
    .replace('兆彩(新)', '超级百万')
    .replace('兆彩(旧)', '超级百万（2025 年 4 月前）')
    .replace(/ +/g, ' ')
    .trim();

test('[R3.7] plays have the Chinese names of the catalogue', () => {
  const names = readArea('zhCn', 'names');
  const ownName = (key, name) => OTHER_NAMES[key] ?? written(name);
  for (const { id, name, group, type } of readCatalogue().played) {
    expect(names[`group.${group.id}`], id).toBe(ownName(`group.${group.id}`, group.zh));
    expect(names[`type.${type.id}`], id).toBe(ownName(`type.${type.id}`, type.zh));
    expect(names[`play.${id}`], id).toBe(ownName(`play.${id}`, name.zh));
  }
});
