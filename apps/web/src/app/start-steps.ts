import {
  chooseTheme,
  clearThemeValues,
  list,
  listNames,
  refreshLists,
  startLanguage,
  type Versions,
} from '../data/settings/index.ts';
import { call, ignoreFailure, readToken } from '../platform/http/index.ts';
import { i18nStore } from '../platform/i18n/index.ts';
import { appParts } from './app-parts.ts';
import type { StartSteps } from './start-up.ts';

/** Lists the frame needs; the others load in parallel to the rest of the start-up. */
const firstLists = ['SETTING', 'LANGUAGE_TYPES', 'CURRENCY_LIST', 'THEME_LIST'] as const;

/**
 * The start-up steps with the real service. When the service is unreachable, stored data is used if it is sufficient.
 *
 * @param onStoodIn - Called when stored data replaced an answer of the service.
 */
export function startSteps(
  entryHash: string,
  late: Promise<typeof import('./late.ts')>,
  onStoodIn: () => void,
): StartSteps<Versions> {
  let themesChanged = false;
  /** The result, or the stored data when the service is unreachable; rejects when the stored data is insufficient. */
  const orStored = async <T>(work: Promise<T>, instead: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!i18nStore.getState().ready || !list('SETTING')) throw error;
      onStoodIn();
      return instead;
    }
  };
  return {
    cacheVersions: () => orStored(call('POST /common/cache/version', {}, { silent: true }), {} as Versions),
    staleLists: async (versions) => {
      if (Object.keys(versions).length === 0) return;
      const others = listNames.filter((name) => !firstLists.includes(name as (typeof firstLists)[number]));
      void ignoreFailure('lists', refreshLists(versions, others));
      const refreshed = await orStored(refreshLists(versions, firstLists), []);
      themesChanged = refreshed.includes('THEME_LIST');
    },
    language: (versions) => orStored(startLanguage(versions.LANGUAGE_VALUE), undefined),
    ...(appParts && { appUpdate: appParts.update }),
    openingHours: async () => (await late).openingHours(entryHash),
    soundsAndAlerts: async () => (await late).loadSounds(),
    theme: async () => {
      // The stored values belong to the previous themes.
      if (themesChanged) await clearThemeValues();
      await chooseTheme();
    },
    hasToken: async () => (await readToken()) !== null,
    user: async () => (await late).loadUser(0),
  };
}
