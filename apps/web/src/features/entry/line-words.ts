import { type Language, languageTags } from '@tessera/protocol/languages';
import { useStore } from 'zustand';
import { formatMessage, i18nStore, type Messages, type Translate } from '../../platform/i18n/index.ts';
import { enUs, zhCn } from './line-texts.ts';

/**
 * Translation function of the address page. The page is needed when the server does not answer, so it has its own texts until
 * the server's are loaded; those take precedence, also over the kernel's.
 */
export function useLineText(): Translate {
  const { t, ready, language } = useStore(i18nStore);
  return ready ? t : (key, values) => wordOf(language, key, values) ?? t(key, values);
}

const wordOf = (language: Language, ...[key, values = {}]: Parameters<Translate>): string | undefined => {
  const words: Messages = language === 'zhCn' ? zhCn : enUs;
  const text = words[key];
  return text === undefined ? undefined : formatMessage(text, values, languageTags[language]);
};
