import { completeTheme } from './complete.ts';
import type { ThemeValues } from './theme.ts';

/**
 * Puts a theme on the page: completes it, sets on `root` each value that is not in force there already (any one of them would
 * give the whole page a new style), and takes away what an earlier theme had set and this one does not say. Answers all values.
 *
 * Expects accepted values (`acceptThemeValues`). The caller sets the icon and `theme-color` of the document.
 */
export function applyTheme(root: HTMLElement, values: ThemeValues): ThemeValues {
  const complete = completeTheme(values);
  const inForce = getComputedStyle(root);
  // All are read before the first is set: after that, reading would make the page compute its styles.
  const news = Object.entries(complete).filter(
    ([name, value]) => !sameValue(inForce.getPropertyValue(name), value),
  );
  for (const name of [...root.style])
    if (name.startsWith('--') && !(name in complete)) root.style.removeProperty(name);
  for (const [name, value] of news) root.style.setProperty(name, value);
  return complete;
}

/** Whether two values mean the same: a style sheet comes with its colours in the shortest of their spellings. */
export const sameValue = (one: string, other: string): boolean =>
  one === other || plain(one) === plain(other);

function plain(value: string): string {
  if (!value.startsWith('#')) return value;
  const digits = value.slice(1).toLowerCase();
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long;
}
