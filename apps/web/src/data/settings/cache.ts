import { clearStoredTexts } from './language.ts';
import { clearStoredLists } from './lists.ts';
import { clearThemeValues } from './theme.ts';

/**
 * Deletes the data the client stores to start faster (lists, texts, theme values) and reloads the page, which also clears the
 * page history in memory. The player's own data stays: session, preferences, remembered name, unsent slips, saved numbers.
 */
export async function clearCache(): Promise<void> {
  await Promise.all([clearStoredLists(), clearStoredTexts(), clearThemeValues()]);
  location.reload();
}

/** Storage used by this site on the device, bytes; undefined if the browser does not support the estimate. */
export async function keptBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  return estimate?.usage;
}
