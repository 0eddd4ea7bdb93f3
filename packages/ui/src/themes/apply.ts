import { completeTheme } from './complete.ts';
import type { ThemeValues } from './theme.ts';

/**
 * Applies a theme to the page. Completes it, sets on `root` each value that is not yet in effect (setting any value restyles
 * the whole page), and removes values of an earlier theme that this one does not set. Returns all values.
 *
 * Expects accepted values (`acceptThemeValues`). The caller sets the icon and `theme-color` of the document.
 */
export function applyTheme(root: HTMLElement, values: ThemeValues): ThemeValues {
  const complete = completeTheme(values);
  const inForce = getComputedStyle(root);
  // All values are read before the first is set: reading after a write would force a style computation.
  const news = Object.entries(complete).filter(
    ([name, value]) => !sameValue(inForce.getPropertyValue(name), value),
  );
  for (const name of [...root.style])
    if (name.startsWith('--') && !(name in complete)) root.style.removeProperty(name);
  for (const [name, value] of news) root.style.setProperty(name, value);
  return complete;
}

/** Whether two values are equivalent: a built style sheet contains colours in their shortest notation. */
export const sameValue = (one: string, other: string): boolean =>
  one === other || plain(one) === plain(other);

function plain(value: string): string {
  if (!value.startsWith('#')) return value;
  const digits = value.slice(1).toLowerCase();
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long;
}
