import { FALLBACK_LANGUAGE, inLanguage, type Language, languageTags } from '@tessera/messages/languages';
import { byLanguage, type Messages, setEnglish, setLanguage } from '../platform/i18n/index.ts';

/** Texts of this page and of the shared components on it, by language. */
const texts = byLanguage(
  import.meta.glob<Messages>('../../../../packages/messages/*/fairness.json', {
    eager: true,
    import: 'default',
  }),
);

/** Languages with texts of this page, the fallback language last. */
export const languages = (Object.keys(texts) as Language[]).toSorted(
  (a, b) => Number(a === FALLBACK_LANGUAGE) - Number(b === FALLBACK_LANGUAGE),
);

const partOf = (tag: string): string => tag.slice(0, 2).toLowerCase();

/** The first of the browser's languages that this page supports; otherwise the fallback language. */
export function firstLanguage(wanted: readonly string[]): Language {
  const known = wanted.flatMap((tag) => languages.filter((one) => partOf(languageTags[one]) === partOf(tag)));
  return known[0] ?? FALLBACK_LANGUAGE;
}

/** Sets the language. */
export function speak(language: Language): void {
  setEnglish(inLanguage(texts, FALLBACK_LANGUAGE) ?? {});
  setLanguage(language, inLanguage(texts, language));
}
