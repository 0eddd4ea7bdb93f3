import { prefs, setPrefs } from './prefs.ts';
import { chooseTheme } from './theme.ts';
import { DEFAULT_THEME, darkWish } from './theme-pair.ts';

/** Follows the system's colour scheme while the page is open and the player has enabled it. */
export function watchSystemTheme(): void {
  darkWish().addEventListener('change', () => {
    if (prefs().followSystem) void chooseTheme();
  });
}

/**
 * Turns following the system's colour scheme on or off. On: the theme alternates between the current light theme (the default
 * theme if the current one is dark) and the dark one. Off: the current theme stays. Applies at once and for later visits.
 */
export function followSystem(on: boolean): Promise<void> {
  const root = document.documentElement;
  const theme = root.dataset.theme ?? DEFAULT_THEME;
  if (!on) return chooseTheme(theme);
  const isDark = getComputedStyle(root).getPropertyValue('--scheme').trim() === 'dark';
  setPrefs({ followSystem: isDark ? DEFAULT_THEME : theme });
  return chooseTheme();
}
