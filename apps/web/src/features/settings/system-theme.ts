import { prefs, setPrefs } from './prefs.ts';
import { chooseTheme } from './theme.ts';
import { DEFAULT_THEME, darkWish } from './theme-pair.ts';

/** Changes the theme with the system, as long as the page stands and the player has left it to the system. */
export function watchSystemTheme(): void {
  darkWish().addEventListener('change', () => {
    if (prefs().followSystem) void chooseTheme();
  });
}

/**
 * Leaves the theme to the system, which alternates between the light one in force, or the first one where that is dark, and the
 * dark one; or takes it back, which keeps the one in force. At once and for later visits.
 */
export function followSystem(on: boolean): Promise<void> {
  const root = document.documentElement;
  const theme = root.dataset.theme ?? DEFAULT_THEME;
  if (!on) return chooseTheme(theme);
  const isDark = getComputedStyle(root).getPropertyValue('--scheme').trim() === 'dark';
  setPrefs({ followSystem: isDark ? DEFAULT_THEME : theme });
  return chooseTheme();
}
