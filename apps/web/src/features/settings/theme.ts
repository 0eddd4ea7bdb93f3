import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { build } from '../../platform/device/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import { applyTheme } from '../../platform/theme/index.ts';
import { list } from './lists.ts';
import { prefs, setPrefs } from './prefs.ts';

const DEFAULT_THEME = 'theme-default';

/** Values of the theme in force; dropped when theme or language change (R3.4, R4.8). */
const THEME_VALUE = storedKey<{ theme: string; values: Readonly<Record<string, string>> }>('THEME_VALUE');

const themeStore = createStore<{ readonly theme: string }>(() => ({ theme: DEFAULT_THEME }));

/** Theme in force. */
export function useTheme(): string {
  return useStore(themeStore, ({ theme }) => theme);
}

/**
 * The theme to use: given, else stored, else the first of the list, else `theme-default` (R4.8).
 */
export function resolveTheme(given?: string, stored?: string, offered?: readonly { id: string }[]): string {
  return given ?? stored ?? offered?.[0]?.id ?? DEFAULT_THEME;
}

/** Puts the stored values in force; the boot module has painted their colours already. */
export async function loadStoredTheme(): Promise<void> {
  const stored = await storage.get(THEME_VALUE);
  if (!stored || (prefs().theme ?? stored.theme) !== stored.theme) return;
  await applyTheme(stored.theme, stored.values);
  themeStore.setState({ theme: stored.theme });
}

/**
 * Chooses a theme, or follows the order of R4.8 without one; it is saved. Values come from storage or the service.
 * A failure leaves the theme as it was and is not told (R7.8).
 */
export async function chooseTheme(given?: string): Promise<void> {
  const stored = prefs().theme;
  const theme = resolveTheme(given, stored, list('THEME_LIST'));
  if (theme !== stored) {
    await clearThemeValues();
    setPrefs({ theme });
  }
  await ignoreFailure('theme', bring(theme));
}

/** Fetches and applies the values of the theme in use again. */
export function refreshTheme(): Promise<void> {
  return chooseTheme();
}

/** Drops the stored values: what they were made for has changed. */
export function clearThemeValues(): Promise<void> {
  return storage.remove(THEME_VALUE);
}

async function bring(theme: string): Promise<void> {
  const stored = await storage.get(THEME_VALUE);
  const values =
    stored?.theme === theme
      ? stored.values
      : await call('POST /common/theme/css', { tpl: build.template, theme }, { silent: true });
  await applyTheme(theme, values);
  themeStore.setState({ theme });
  if (stored?.theme !== theme) await storage.set(THEME_VALUE, { theme, values });
}
