import type { Language } from '@tessera/messages/languages';
import { useStore } from 'zustand';
import { i18nStore, type Translate } from './i18n-store.ts';

/** `const t = useT(); t('bet_placed', { n: 3 })`. */
export function useT(): Translate {
  return useStore(i18nStore, (state) => state.t);
}

/** The current language. */
export function useLanguage(): Language {
  return useStore(i18nStore, (state) => state.language);
}
