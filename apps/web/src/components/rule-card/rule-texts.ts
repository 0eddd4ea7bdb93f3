import { inLanguage, type Language } from '@tessera/messages/languages';
import type { RuleTexts } from '@tessera/rules/texts';
import { use } from 'react';
import { byLanguage, useLanguage } from '../../platform/i18n/index.ts';

/** Texts of the rules, one chunk per language. */
const files = byLanguage(
  import.meta.glob<RuleTexts>('../../../../../packages/messages/*/rules.json', { import: 'default' }),
);

const loaded = new Map<Language, RuleTexts>();
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
  return started;
}

/** Texts of the rules in the current language. Suspends until they are loaded. */
export function useRuleTexts(): RuleTexts {
  const language = useLanguage();
  return loaded.get(language) ?? use(loadRuleTexts(language));
}

async function fetchTexts(language: Language): Promise<RuleTexts> {
  const texts = (await inLanguage(files, language)?.()) ?? {};
  loaded.set(language, texts);
  return texts;
}
