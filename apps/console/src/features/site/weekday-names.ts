import { languageTags } from '@tessera/messages/languages';
import type { ConsoleLanguage } from '../../platform/i18n.ts';

/** Names of the days in a language, Monday first. */
export function weekdayNames(language: ConsoleLanguage): readonly string[] {
  const names = new Intl.DateTimeFormat(languageTags[language], { weekday: 'short', timeZone: 'UTC' });
  // 2024 began with a Monday.
  return Array.from({ length: 7 }, (_, at) => names.format(Date.UTC(2024, 0, at + 1)));
}
