import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { build } from '../../platform/device/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { afterPaint } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import { applyTheme } from '../../platform/theme/index.ts';
import { list } from './lists.ts';
import { prefs, setPrefs } from './prefs.ts';
import { DEFAULT_THEME, darkWish, pairFor, type ThemePair } from './theme-pair.ts';

interface ThemeValues {
  readonly theme: string;
  readonly values: Readonly<Record<string, string>>;
}
type StoredTheme = ThemeValues & { readonly other?: ThemeValues };

/**
 * Values of the current theme; deleted when theme or language change (R3.4, R4.8). When the system's scheme is followed, the
 * values of the other theme are stored too, so that both are available at the next start.
 */
const THEME_VALUE = storedKey<StoredTheme>('THEME_VALUE');

const themeStore = createStore<{ readonly theme: string }>(() => ({ theme: DEFAULT_THEME }));

/** Current theme. */
export function useTheme(): string {
  return useStore(themeStore, ({ theme }) => theme);
}

/** Resolves the theme: given, else stored, else the first of the list, else `theme-default` (R4.8). */
export function resolveTheme(given?: string, stored?: string, offered?: readonly { id: string }[]): string {
  return given ?? stored ?? offered?.[0]?.id ?? DEFAULT_THEME;
}

/** Applies the stored values; the boot module has already applied their colours. */
export async function loadStoredTheme(): Promise<void> {
  const stored = await storage.get(THEME_VALUE);
  const kept = stored && valuesIn(stored, pair()?.active ?? prefs().theme ?? stored.theme);
  if (!kept) return;
  await applyTheme(kept.theme, kept.values);
  themeStore.setState({ theme: kept.theme });
}

/**
 * Selects a theme, which stops following the system. Without one: the system's choice if it is followed, else the order of
 * R4.8. The choice is saved; values come from storage or the server. A failure keeps the previous theme and is silent (R7.8).
 */
export async function chooseTheme(given?: string): Promise<void> {
  if (given !== undefined) setPrefs({ followSystem: '' });
  const stored = prefs().theme;
  const both = pair();
  const theme = both?.active ?? resolveTheme(given, stored, list('THEME_LIST'));
  if (theme !== stored) {
    // A pair has both themes stored, and the stored values stay valid.
    if (!both) await clearThemeValues();
    setPrefs({ theme });
  }
  await ignoreFailure('theme', bring(theme, both?.other));
}

/** Fetches and applies the values of the theme in use again. */
export function refreshTheme(): Promise<void> {
  return chooseTheme();
}

/** Deletes the stored values, which are outdated. */
export function clearThemeValues(): Promise<void> {
  return storage.remove(THEME_VALUE);
}

function pair(): ThemePair | undefined {
  return pairFor(prefs().followSystem, darkWish().matches, list('THEME_LIST'));
}

async function bring(theme: string, other: string | undefined): Promise<void> {
  const stored = await storage.get(THEME_VALUE);
  const valuesOf = async (id: string): Promise<ThemeValues> =>
    valuesIn(stored, id) ?? {
      theme: id,
      values: await call('POST /common/theme/css', { tpl: build.template, theme: id }, { silent: true }),
    };
  const active = await valuesOf(theme);
  // Another theme was selected meanwhile.
  if (prefs().theme !== theme) return;
  await applyTheme(theme, active.values);
  // What differs by theme beside the colours, such as the banner's picture, does not delay them.
  afterPaint(() => themeStore.setState({ theme }));
  if (stored?.theme === theme && stored.other?.theme === other) return;
  await storage.set(THEME_VALUE, { ...active, ...(other && { other: await valuesOf(other) }) });
}

function valuesIn(stored: StoredTheme | null, id: string): ThemeValues | undefined {
  const kept = [stored, stored?.other].find((one) => one?.theme === id);
  return kept ? { theme: kept.theme, values: kept.values } : undefined;
}
