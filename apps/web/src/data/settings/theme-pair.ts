/** Default themes of the light and dark colour scheme. */
export const DEFAULT_THEME = 'theme-default';
export const DARK_THEME = 'theme-dark';

/** The media query of the dark colour scheme. */
export const darkWish = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The active theme and the one for the other colour scheme. */
export interface ThemePair {
  readonly active: string;
  readonly other: string;
}

/**
 * The themes that follow the system: `light` while it is light, the dark one while it is dark. Undefined if the player does not
 * follow the system (`light` is empty) or no dark theme is available.
 */
export function pairFor(
  light: string,
  isDark: boolean,
  offered: readonly { id: string }[] | undefined,
): ThemePair | undefined {
  if (!light || offered?.every(({ id }) => id !== DARK_THEME)) return undefined;
  return isDark ? { active: DARK_THEME, other: light } : { active: light, other: DARK_THEME };
}
