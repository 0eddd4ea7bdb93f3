import { i18nStore } from './i18n-store.ts';

/** Poll interval of a navigation that waits for translations (R2.15), ms. */
export const TRANSLATION_POLL_MS = 100;

/** Resolves when a whole message map is loaded: by notification of the store, and by polling every 100 ms. */
export function translationsReady(): Promise<void> {
  if (i18nStore.getState().ready) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!i18nStore.getState().ready) return;
      clearInterval(timer);
      stopListening();
      resolve();
    };
    const timer = setInterval(look, TRANSLATION_POLL_MS);
    const stopListening = i18nStore.subscribe(look);
  });
}
