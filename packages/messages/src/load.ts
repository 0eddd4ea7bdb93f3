import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueArea, LetterKey, MessageKey, NamedId } from './keys.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language, shippedLanguages } from './languages.ts';

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
 * the server sends to players by e-mail, text message and push.
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
  return Object.assign({}, ownCatalogue(FALLBACK_LANGUAGE), ownCatalogue(language));
}

/** The texts of the catalogue that a language has itself. */
export function ownCatalogue(language: Language): Names {
  const texts = catalogueAreas.map((area) => readArea(language, area));
  return Object.assign({}, ...texts, familyNames(language));
}

/** The file of each text of the catalogue: `{ bet_placed: 'betting' }`. */
export function areasOfTexts(): ReadonlyMap<string, string> {
  return new Map([
    ...catalogueAreas.flatMap((area) =>
      Object.keys(readArea(FALLBACK_LANGUAGE, area)).map((key) => [key, area] as const),
    ),
    ...Object.keys(familyNames(FALLBACK_LANGUAGE)).map((key) => [key, 'names'] as const),
  ]);
}

/**
 * The texts of messages that the server sends, in one language; texts that it lacks are those of the fallback. The function fills in
 * `{name}` places.
 */
export function lettersIn(language: string): (key: LetterKey, values: Names) => string {
  const code = isLanguage(language) ? language : FALLBACK_LANGUAGE;
  const texts = letters.get(code) ?? {
    ...readArea(FALLBACK_LANGUAGE, 'letters'),
    ...readArea(code, 'letters'),
  };
  letters.set(code, texts);
  return (key, values) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const letters = new Map<Language, Names>();

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
