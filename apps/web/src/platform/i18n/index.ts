export { formatMessage } from '@tessera/messages/format';
export { builtKey, sentKey } from './built-key.ts';
export { byLanguage } from './by-language.ts';
export { i18nStore, onFirstMissing, setEnglish, setLanguage, type Translate, t } from './i18n-store.ts';
export type { Messages } from './kernel-messages.ts';
export { translationsReady } from './ready.ts';
export { useLanguage, useT } from './use-i18n.ts';
