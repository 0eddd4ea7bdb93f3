/** Theme of the light and of the dark half of the day where nothing else is said (`design.md` 2.1). */
export const DEFAULT_THEME = 'theme-default';
export const DARK_THEME = 'theme-dark';

/** Whether the system wants it dark, and when it changes its mind. */
export const darkWish = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** What is worn, and what waits until the system changes its mind. */
export interface ThemePair {
  readonly worn: string;
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
  return isDark ? { worn: DARK_THEME, other: light } : { worn: light, other: DARK_THEME };
}
