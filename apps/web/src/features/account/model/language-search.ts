import { isLanguage, type Language, languageTags } from '@tessera/protocol/languages';

/** A language to choose. */
export interface LanguageChoice {
  readonly code: Language;
  /** Its own name for itself. */
  readonly name: string;
  /** Its name in the language in force; absent where that is the same. */
  readonly translated: string | undefined;
}

/** Shipped languages among those on offer, each with its own name and the one it has in `current`. */
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

/** Those whose name, either one, or whose tag has the words of the query in it; marks and capitals make no difference. */
export function languagesFor(query: string, choices: readonly LanguageChoice[]): readonly LanguageChoice[] {
  const wanted = plain(query).trim();
  return choices.filter(({ code, name, translated = '' }) =>
    [name, translated, languageTags[code]].some((text) => plain(text).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
