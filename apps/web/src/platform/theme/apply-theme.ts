import { applyTheme } from '@tessera/ui';
import { acceptThemeValues } from '@tessera/ui/themes';

/**
 * Puts a theme in force (R4.8): accepted values (E5) become style variables of the document, among them the colour scheme; the
 * icon and the colour of the browser's frame follow. Refused values keep what the sheet says.
 */
export function putOn(theme: string, values: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  const complete: Readonly<Record<string, string>> = applyTheme(root, acceptThemeValues(values));
  root.dataset.theme = theme;
  const icon = pathOf(complete['--favicon']);
  if (icon) document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  const header = complete['--header-bg'];
  if (header) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', header);
}

/** The path inside `url("…")`, which the check of values has put there. */
function pathOf(css: string | undefined): string | undefined {
  return css?.match(/^url\("(.+)"\)$/)?.[1];
}
