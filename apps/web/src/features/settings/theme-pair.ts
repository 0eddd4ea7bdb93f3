/** Theme of the light and of the dark half of the day where nothing else is said (`design.md` 2.1). */
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
 * The themes the system alternates between: `light` while it is light, the dark one while it is dark. Undefined where the player
 * has not left it to the system (`light` is empty) or no dark theme is on offer.
 */
export function pairFor(
  light: string,
  isDark: boolean,
  offered: readonly { id: string }[] | undefined,
): ThemePair | undefined {
  if (!light || offered?.every(({ id }) => id !== DARK_THEME)) return undefined;
  return isDark ? { active: DARK_THEME, other: light } : { active: light, other: DARK_THEME };
}
