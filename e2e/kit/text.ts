import { languageTags, type MessageKey, shippedLanguages } from '@tessera/messages';
import { formatMessage, type MessageValues } from '@tessera/messages/format';
import { loadCatalogue } from '@tessera/messages/load';

/** Language of the journeys. */
const LANGUAGE = 'zhCn';
const catalogue = loadCatalogue(LANGUAGE);

/** The text of a key as the journeys' player sees it: `text('bet_place_now')`. */
export function text(key: MessageKey, values: MessageValues = {}): string {
  return formatMessage(catalogue[key], values, languageTags[LANGUAGE]);
}

/** The text of a key in each shipped language. */
export const everyText = (key: MessageKey): readonly string[] =>
  shippedLanguages.map((language) => loadCatalogue(language)[key]);

/** A text in any shipped language, whole: for journeys that change the language. */
export const inAnyLanguage = (...keys: readonly MessageKey[]): RegExp => new RegExp(`^(${literals(keys)})$`);

/** What begins with a text in any shipped language. */
export const fromAnyLanguage = (...keys: readonly MessageKey[]): RegExp => new RegExp(`^(${literals(keys)})`);

const literals = (keys: readonly MessageKey[]): string =>
  keys
    .flatMap(everyText)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
