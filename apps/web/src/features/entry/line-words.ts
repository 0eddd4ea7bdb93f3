import { type Language, languageTags } from '@tessera/protocol/languages';
import { useStore } from 'zustand';
import { formatMessage, i18nStore, type Messages, type Translate } from '../../platform/i18n/index.ts';
import { enUs, zhCn } from './line-texts.ts';

/**
 * What the choice of lines says. It is wanted just when the service does not answer, so it brings its own words for as long as the
 * service's have not come; those win, as they do over the kernel's.
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
