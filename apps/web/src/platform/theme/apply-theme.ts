import { applyTheme } from '@tessera/ui';
import { acceptThemeValues } from '@tessera/ui/themes';
import { skipUnseen } from '../repaint/index.ts';

/**
 * Applies a theme (R4.8): accepted values (E5), including the colour scheme, become style variables of the document; the icon
 * and the colour of the browser's frame are updated too. Rejected values keep the style sheet's defaults.
 */
export function putOn(theme: string, values: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  if (root.dataset.theme !== theme) skipUnseen();
  const before = root.style.cssText;
  const complete: Readonly<Record<string, string>> = applyTheme(root, acceptThemeValues(values));
  // Only now: `applyTheme` reads values, and a change before that would make the browser style the whole page for it.
  if (root.style.cssText !== before) stopTransitions(root);
  root.dataset.theme = theme;
  const icon = pathOf(complete['--favicon']);
  if (icon) document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  const header = complete['--header-bg'];
  if (header) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', header);
}

/**
 * Until the next paint colours change without transitions: starting hundreds of them took a third of the time of a change.
 */
function stopTransitions(root: HTMLElement): void {
  root.dataset.still = '';
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.still));
}

/** The path inside `url("…")`, a form guaranteed by the validation. */
function pathOf(css: string | undefined): string | undefined {
  return css?.match(/^url\("(.+)"\)$/)?.[1];
}
