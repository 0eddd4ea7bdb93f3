import type { Page } from '@playwright/test';
import { acceptThemeValues, completeTheme } from '@tessera/ui/themes';
import { createClient } from './client.ts';

/** A complete theme: every variable with its value. */
export interface Look {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The themes that a site offers. */
export async function looksOf(site: string): Promise<Look[]> {
  const client = createClient(site);
  const themes = await client.ok('POST /common/theme/list', { tpl: 'pc-ky' });
  return Promise.all(
    themes.map(async ({ id }) => ({
      id,
      values: {
        ...completeTheme(
          acceptThemeValues(await client.ok('POST /common/theme/css', { tpl: 'pc-ky', theme: id })),
        ),
      },
    })),
  );
}

/** Applies a theme to the open page instead of the current one, until the page is reloaded. */
export function dress(page: Page, { id, values }: Look): Promise<void> {
  return page.evaluate(
    ({ theme, variables }) => {
      const root = document.documentElement;
      for (const name of [...root.style]) if (name.startsWith('--')) root.style.removeProperty(name);
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
      root.dataset.theme = theme;
      root.style.colorScheme = variables['--scheme'] === 'dark' ? 'dark' : 'light';
    },
    { theme: id, variables: values },
  );
}
