import { isLanguage, type Language, languageTags } from '@tessera/messages/languages';

/** A selectable language. */
export interface LanguageChoice {
  readonly code: Language;
  /** Its name in its own language. */
  readonly name: string;
  /** Its name in the current language; absent if the same. */
  readonly translated: string | undefined;
}

/** The offered languages that are shipped, each with its own name and its name in `current`. */
export function languageChoicesOf(
  offered: readonly { code: string; name: string }[],
  current: Language,
): readonly LanguageChoice[] {
  const names = new Intl.DisplayNames([languageTags[current]], { type: 'language' });
  return offered.flatMap(({ code, name }) => {
    if (!isLanguage(code)) return [];
    const translated = names.of(languageTags[code].replace(/-[A-Z]{2}$/, ''));
    return [{ code, name, translated: translated === name ? undefined : translated }];
  });
}

/** Languages whose names or tag contain the query; accents and case are ignored. */
export function languagesFor(query: string, choices: readonly LanguageChoice[]): readonly LanguageChoice[] {
  const wanted = plain(query).trim();
  return choices.filter(({ code, name, translated = '' }) =>
    [name, translated, languageTags[code]].some((text) => plain(text).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
