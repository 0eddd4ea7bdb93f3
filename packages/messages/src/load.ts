import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueArea, MessageKey, NamedId } from './keys.ts';
import { FALLBACK_LANGUAGE, type Language, shippedLanguages } from './languages.ts';

/** Name of a thing by language. A name that a language lacks is replaced by the rule of `inLanguage`. */
export type Names = Readonly<Record<string, string>>;

/** Every text of the catalogue by its key. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

const areas = {
  start: true,
  lines: true,
  common: true,
  errors: true,
  account: true,
  betting: true,
  cashier: true,
  records: true,
  help: true,
  fairness: true,
  reports: true,
  rewards: true,
  activities: true,
  team: true,
  notices: true,
  chat: true,
  service: true,
} as const satisfies Record<CatalogueArea, true>;

/** Areas of the catalogue, in the order in which they are read. */
export const catalogueAreas = Object.keys(areas) as readonly CatalogueArea[];

/**
 * All areas with texts: those of the catalogue; `rules`, the texts of the rules, which are part of the client; `names`, the
 * names of things that the server lists, and of the lottery families; `games`, the texts of the pages of the games; `letters`, the messages that
 * the server sends to players by e-mail and text message.
 */
export const textAreas: readonly string[] = [...catalogueAreas, 'rules', 'names', 'games', 'letters'];

/**
 * Texts of one area in one language, as written in `<language>/<area>.json`. An area without a file has no texts: a language
 * may be incomplete.
 */
export function readArea(language: Language, area: string): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '..', language, `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The catalogue in a language, with the names of the lottery families as `family_<id>`. A text that the language lacks is the one of
 * the fallback language.
 */
export function loadCatalogue(language: Language): Catalogue {
  const texts = ([FALLBACK_LANGUAGE, language] as const).flatMap((code) => [
    ...catalogueAreas.map((area) => readArea(code, area)),
    familyNames(code),
  ]);
  return Object.assign({}, ...texts);
}

function familyNames(language: Language): Readonly<Record<string, string>> {
  const named = Object.entries(readArea(language, 'names')).filter(([key]) => key.startsWith('family.'));
  return Object.fromEntries(named.map(([key, text]) => [key.replace('.', '_'), text]));
}

const names = shippedLanguages.map((language) => [language, readArea(language, 'names')] as const);

/** The names of a thing in the shipped languages, as sent to clients: `{ zhCn: '中国银行', enUs: 'Bank of China' }`. */
export function namesOf<Kind extends string>(kind: Kind, id: NamedId<Kind>): Names {
  const known = names.flatMap(([language, texts]) => {
    const text = texts[`${kind}.${id}`];
    return text === undefined ? [] : [[language, text]];
  });
  return Object.fromEntries(known);
}
