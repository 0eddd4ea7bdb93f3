import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueArea, MessageKey } from './keys.ts';
import { FALLBACK_LANGUAGE, type Language } from './languages.ts';

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
} as const satisfies Record<CatalogueArea, true>;

/** Areas of the catalogue, in the order in which they are read. */
export const catalogueAreas = Object.keys(areas) as readonly CatalogueArea[];

/** All areas with texts: those of the catalogue, and `rules`, the texts of the rules, which are part of the client. */
export const textAreas: readonly string[] = [...catalogueAreas, 'rules'];

/**
 * Texts of one area in one language, as written in `<language>/<area>.json`. An area without a file has no texts: a language
 * may be incomplete.
 */
export function readArea(language: Language, area: string): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '..', language, `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The catalogue in a language. A text that the language lacks is the one of the fallback language. */
export function loadCatalogue(language: Language): Catalogue {
  const texts = ([FALLBACK_LANGUAGE, language] as const).flatMap((code) =>
    catalogueAreas.map((area) => readArea(code, area)),
  );
  return Object.assign({}, ...texts);
}
