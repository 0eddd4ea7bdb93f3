import { acceptThemeValues, completeTheme } from '@tessera/ui/themes';

/** Names set by the theme before, so that a theme that says less does not inherit from it. */
let applied: readonly string[] = [];

/**
 * Puts a theme in force (R4.8): accepted values (E5) become style variables of the document, the icon, the colour of the
 * browser's frame and the colour scheme follow. Refused values keep what the sheet says.
 */
export function putOn(theme: string, values: Readonly<Record<string, string>>): void {
  const accepted = acceptThemeValues(values);
  const complete: Readonly<Record<string, string>> = completeTheme(accepted);
  const root = document.documentElement;
  for (const name of applied) if (!(name in complete)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(complete)) root.style.setProperty(name, value);
  applied = Object.keys(complete);
  root.dataset.theme = theme;
  root.style.colorScheme = complete['--scheme'] === 'dark' ? 'dark' : 'light';
  const icon = pathOf(accepted['--favicon']);
  if (icon) document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  const header = complete['--header-bg'];
  if (header) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', header);
}

/** The path inside `url("…")`, which the check of values has put there. */
function pathOf(css: string | undefined): string | undefined {
  return css?.match(/^url\("(.+)"\)$/)?.[1];
}
