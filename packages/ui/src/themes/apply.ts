import { tokenKinds } from '../tokens.ts';
import { completeTheme } from './complete.ts';
import type { ThemeValues } from './theme.ts';

/**
 * Puts a theme on the page: completes it, sets each value on `root` and takes away what an earlier theme had set.
 *
 * Expects accepted values (`acceptThemeValues`). The caller sets the icon and `theme-color` of the document.
 */
export function applyTheme(root: HTMLElement, values: ThemeValues): void {
  const complete = completeTheme(values);
  for (const name of Object.keys(tokenKinds)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(complete)) root.style.setProperty(name, value);
}
