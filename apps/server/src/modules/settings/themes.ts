import { type MessageKey, shippedLanguages } from '@tessera/messages';
import { loadCatalogue } from '@tessera/messages/load';
import { acceptThemeValue, type BuiltInThemeId, builtInThemes, weakPairs } from '@tessera/ui/themes';
import type { Store, Tx } from '../../store/index.ts';
import { inTurn } from './in-turn.ts';
import { type StoredTheme, storedThemes } from './theme-versions.ts';

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
  /** Reads them again, after operators have changed one. */
  reload(): Promise<void>;
}

/** Message keys of the names of the built-in themes. */
export const themeKeys: Readonly<Record<BuiltInThemeId, MessageKey>> = {
  'theme-default': 'theme_default',
  'theme-dark': 'theme_dark',
  'theme-festive': 'theme_festive',
  'theme-contrast': 'theme_contrast',
  'theme-jade': 'theme_jade',
};

/** Copies the five built-in themes into the database; a theme that an operator changed (`custom`) stays. */
export async function syncThemes(tx: Tx): Promise<void> {
  const catalogues = shippedLanguages.map((code) => [code, loadCatalogue(code)] as const);
  for (const [sort, theme] of builtInThemes.entries()) {
    const key = themeKeys[theme.id];
    const name = Object.fromEntries(catalogues.map(([code, texts]) => [code, texts[key]]));
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
  const read = async () => (await storedThemes(store)).map(shownTheme);
  let themes = await read();
  return {
    list: (first) => [...themes.filter(({ id }) => id === first), ...themes.filter(({ id }) => id !== first)],
    find: (id) => themes.find((theme) => theme.id === id),
    reload: inTurn(async () => {
      themes = await read();
    }),
  };
}

/**
 * A theme as players see it: the colours of operators over the shipped ones. They are left out while a text would be hard to read with them,
 * which only an upgrade that changed the other colours can bring about.
 */
function shownTheme({ id, name, scheme, vars, changes }: StoredTheme): ThemeRow {
  const shipped = acceptedVars(vars);
  const changed = { ...shipped, ...acceptedVars(changes) };
  const isReadable = Object.keys(changes).length === 0 || weakPairs(changed).length === 0;
  return { id, name, scheme, vars: isReadable ? changed : shipped };
}
