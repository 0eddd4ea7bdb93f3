import { inLanguage, languageTags } from '@tessera/messages/languages';
import { useStore } from 'zustand';
import {
  byLanguage,
  formatMessage,
  i18nStore,
  type Messages,
  type Translate,
} from '../../platform/i18n/index.ts';

/** Texts of the address page by language. */
const texts = byLanguage(
  import.meta.glob<Messages>('../../../../../packages/messages/*/lines.json', {
    eager: true,
    import: 'default',
  }),
);

/**
 * Translation function of the address page. The page is needed when the server does not answer, so it has its own texts until
 * the server's are loaded; those take precedence, also over the kernel's.
 */
export function useLineText(): Translate {
  const { t, ready, language } = useStore(i18nStore);
  if (ready) return t;
  return (key, values = {}) => {
    const text = inLanguage(texts, language)?.[key];
    return text === undefined ? t(key, values) : formatMessage(text, values, languageTags[language]);
  };
}
