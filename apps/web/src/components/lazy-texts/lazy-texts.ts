import { inLanguage, type Language } from '@tessera/messages/languages';
import { use } from 'react';
import { byLanguage, useLanguage } from '../../platform/i18n/index.ts';

/** Texts of one area by key. */
type Texts = Readonly<Record<string, string>>;

/** Texts of one area that a page loads when it needs them. */
export interface LazyTexts {
  /**
   * Loads the texts in a language, or in the fallback language. Concurrent and later calls share one promise; after a failed
   * fetch the next call retries.
   */
  load(language: Language): Promise<Texts>;
  /**
   * The texts in the current language. Suspends until they are loaded. The promise is asked in every render: React repeats a
   * suspended render with the hooks of its first try, and one that no longer calls `use` fails there.
   */
  useTexts(): Texts;
}

/** The texts of the files of one area, as `import.meta.glob` gives them: one chunk per language. */
export function lazyTexts(files: Readonly<Record<string, () => Promise<Texts>>>): LazyTexts {
  const loaders = byLanguage(files);
  const loading = new Map<Language, Promise<Texts>>();
  const fetchTexts = async (language: Language) => (await inLanguage(loaders, language)?.()) ?? {};
  const load = (language: Language): Promise<Texts> => {
    const known = loading.get(language);
    if (known) return known;
    const started = fetchTexts(language).catch((error: unknown) => {
      loading.delete(language);
      throw error;
    });
    loading.set(language, started);
    // `use` reads a promise that carries its state without suspending, also when it is used for the first time.
    void started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    );
    return started;
  };
  return { load, useTexts: () => use(load(useLanguage())) };
}
