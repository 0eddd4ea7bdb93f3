import { clearStoredTexts } from './language.ts';
import { clearStoredLists } from './lists.ts';
import { clearThemeValues } from './theme.ts';

/**
 * Drops what the client has stored to start faster (lists, texts, values of themes) and loads the page anew, which forgets the
 * pages behind it as well. What the player has told the client stays: the session, his preferences, the remembered name, slips
 * that were not sent, his saved numbers.
 */
export async function clearCache(): Promise<void> {
  await Promise.all([clearStoredLists(), clearStoredTexts(), clearThemeValues()]);
  location.reload();
}

/** What this site takes up on the device, bytes; undefined where the browser does not tell. */
export async function keptBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  return estimate?.usage;
}
