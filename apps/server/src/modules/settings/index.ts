/** Settings of the platform, the lists that clients load at start, and parts shared by several modules. */

export { areaOf } from './areas.ts';
export { CONTENT_CHANNEL } from './content.ts';
export { isRated, ratedCurrencies } from './currencies.ts';
export {
  definitions,
  fallbacks,
  isSettingKey,
  readNewValue,
  type SettingKey,
  settingKeys,
} from './definitions.ts';
export { type SettingRow, settingHistory, settingRow, settingRows } from './for-console.ts';
export type { Languages } from './languages.ts';
export { settingsModule } from './module.ts';
export { settingsActions } from './operator-actions.ts';
export type { Secrets } from './secrets.ts';
export { createSettingsModule, type SettingsModule } from './service.ts';
export { SettingRefused, type Settings, writeSetting } from './settings.ts';
export { isInUse, standingOf, type TextState, type TextVersion, textHash } from './text-standing.ts';
export {
  checkedTexts,
  checkText,
  type ImportedText,
  importTexts,
  lastRelease,
  lockChecks,
  publishTexts,
  type StoredText,
  sourceHashOf,
  standingVersions,
  storedText,
  storedTexts,
  textHistory,
  writeText,
} from './text-versions.ts';
export { publishTheme, type StoredTheme, storedTheme, storedThemes, themeHistory } from './theme-versions.ts';
export { acceptedVars } from './themes.ts';
export { userLogTypes } from './user-log-types.ts';
