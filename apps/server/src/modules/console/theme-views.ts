import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { weakPairs } from '@tessera/ui/themes';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { acceptedVars, storedTheme, storedThemes, themeHistory } from '../settings/index.ts';
import { pendingAbout } from './command-row.ts';

/** Most versions that are shown. */
const HISTORY_MAX = 50;

/** The themes with what is shipped of them and what lies over it. */
export async function themeRows(store: Store): Promise<ConsoleReplyOf<'consoleThemeList'>> {
  const themes = await storedThemes(store);
  const pending = await pendingAbout(
    store,
    ['theme.publish'],
    themes.map(({ id }) => id),
  );
  return {
    items: themes.map(({ id, name, scheme, vars, changes, number, at, by }) => {
      const built = acceptedVars(vars);
      return {
        id,
        name: { ...name },
        scheme,
        built,
        changes: { ...changes },
        inUse: Object.keys(changes).length > 0 && weakPairs({ ...built, ...changes }).length === 0,
        version: number,
        at: at?.getTime() ?? null,
        by,
        command: pending.get(id) ?? null,
      };
    }),
  };
}

/** The newest versions of a theme. Errors: `not_found`. */
export async function themeVersions(
  store: Store,
  id: string,
): Promise<ConsoleReplyOf<'consoleThemeHistory'>> {
  if (!(await storedTheme(store, id))) throw new AppError('not_found');
  const rows = await themeHistory(store, id, HISTORY_MAX);
  return {
    items: rows.map(({ number, vars, by, at }) => ({
      version: number,
      changes: { ...vars },
      by,
      at: at.getTime(),
    })),
  };
}
