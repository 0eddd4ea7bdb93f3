import { languageTags, type MessageKey, shippedLanguages } from '@tessera/messages';
import { loadCatalogue } from '@tessera/messages/load';
import { formatMessage, type MessageValues } from '../../apps/web/src/platform/i18n/message-format.ts';

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
export function inAnyLanguage(key: MessageKey): RegExp {
  const literal = everyText(key).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${literal.join('|')})$`);
}
