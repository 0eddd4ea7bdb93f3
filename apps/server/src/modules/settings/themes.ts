import { acceptThemeValue, builtInThemes } from '@tessera/ui/themes';
import { loadMessages, shippedLanguages } from '../../messages/load.ts';
import type { Store, Tx } from '../../store/index.ts';

export interface ThemeRow {
  readonly id: string;
  /** Names by language. */
  readonly name: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** Style variable to value, each accepted by E5. */
  readonly vars: Readonly<Record<string, string>>;
}

/** The enabled themes. */
export interface Themes {
  /** `first` (the platform's own choice) leads, the others follow in their order. */
  list(first: string): readonly ThemeRow[];
  find(id: string): ThemeRow | undefined;
}

/** Message key of a built-in theme's name: `theme_dark` of `theme-dark`. */
export const themeKey = (id: string): string => id.replaceAll('-', '_');

/** Copies the five built-in themes into the database; a theme that an operator changed (`custom`) stays. */
export async function syncThemes(tx: Tx): Promise<void> {
  const messages = Object.fromEntries(
    await Promise.all(shippedLanguages.map(async (code) => [code, await loadMessages(code)] as const)),
  );
  for (const [sort, theme] of builtInThemes.entries()) {
    const key = themeKey(theme.id);
    const name = Object.fromEntries(
      shippedLanguages.map((code) => [code, messages[code]?.[key] ?? theme.name]),
    );
    await tx.query(
      `insert into theme (id, name, scheme, vars, sort) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = excluded.name, scheme = excluded.scheme, vars = excluded.vars, sort = excluded.sort
       where not theme.custom`,
      [theme.id, name, theme.values['--scheme'] ?? 'light', acceptedVars(theme.values), sort],
    );
  }
}

/** The pairs of a map that rule E5 accepts, values trimmed; names get their leading dashes. */
export function acceptedVars(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const accepted: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const pair = value === undefined ? null : acceptThemeValue(name, value);
    if (pair && value !== undefined) accepted[pair.name] = value.trim();
  }
  return accepted;
}

/** Reads the enabled themes; stored values are checked again. */
export async function loadThemes(store: Store): Promise<Themes> {
  const { rows } = await store.query<{
    id: string;
    name: Record<string, string>;
    scheme: 'light' | 'dark';
    vars: Record<string, string>;
  }>('select id, name, scheme, vars from theme where enabled order by sort, id');
  const themes: ThemeRow[] = rows.map((row) => ({ ...row, vars: acceptedVars(row.vars) }));
  return {
    list: (first) => [...themes.filter(({ id }) => id === first), ...themes.filter(({ id }) => id !== first)],
    find: (id) => themes.find((theme) => theme.id === id),
  };
}
