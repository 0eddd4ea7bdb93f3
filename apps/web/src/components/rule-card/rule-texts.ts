import { inLanguage, type Language } from '@tessera/messages/languages';
import type { RuleTexts } from '@tessera/rules/texts';
import { use } from 'react';
import { byLanguage, useLanguage } from '../../platform/i18n/index.ts';

/** Texts of the rules, one chunk per language. */
const files = byLanguage(
  import.meta.glob<RuleTexts>('../../../../../packages/messages/*/rules.json', { import: 'default' }),
);

const loading = new Map<Language, Promise<RuleTexts>>();

/**
 * Loads the texts of the rules in a language, or in the fallback language. Concurrent and later calls share one promise; after a
 * failed fetch the next call retries.
 */
export function loadRuleTexts(language: Language): Promise<RuleTexts> {
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
}

/**
 * Texts of the rules in the current language. Suspends until they are loaded. The promise is asked in every render: React
 * repeats a suspended render with the hooks of its first try, and one that no longer calls `use` fails there.
 */
export function useRuleTexts(): RuleTexts {
  return use(loadRuleTexts(useLanguage()));
}

async function fetchTexts(language: Language): Promise<RuleTexts> {
  return (await inLanguage(files, language)?.()) ?? {};
}
