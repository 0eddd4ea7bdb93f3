import type { ThemeTokenName } from '../tokens.ts';

/** Values of a theme by token name; an absent one keeps the value of the style sheet or is derived. */
export type ThemeValues = { readonly [Name in ThemeTokenName]?: string };

/** Ids of the five built-in themes. */
export type BuiltInThemeId =
  | 'theme-default'
  | 'theme-dark'
  | 'theme-festive'
  | 'theme-contrast'
  | 'theme-jade';

/** A built-in theme: the client starts with it, the server seeds its list with it. */
export interface BuiltInTheme {
  readonly id: BuiltInThemeId;
  /** English name; the translated one has the key `theme_<id without "theme-">`. */
  readonly name: string;
  readonly values: ThemeValues;
}
