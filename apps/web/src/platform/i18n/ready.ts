import { i18nStore } from './i18n-store.ts';

/** How often a waiting navigation looks whether translations are there (R2.15). */
export const TRANSLATION_POLL_MS = 100;

/** Resolves when a whole message map is in force: as soon as the store tells, and it looks by itself every 100 ms. */
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
