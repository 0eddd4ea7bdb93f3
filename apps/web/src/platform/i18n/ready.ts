import { i18nStore } from './i18n-store.ts';

/** How often a waiting navigation looks whether translations are there (R2.15). */
export const TRANSLATION_POLL_MS = 100;

/** Resolves when a whole message map is in force; looks every 100 ms. At once when it is there already. */
export function translationsReady(): Promise<void> {
  if (i18nStore.getState().ready) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!i18nStore.getState().ready) return;
      clearInterval(timer);
      resolve();
    }, TRANSLATION_POLL_MS);
  });
}
