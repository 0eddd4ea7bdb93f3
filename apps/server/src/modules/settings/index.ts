/** Settings of the platform, the lists that clients load at start, and parts shared by several modules. */
export { isRated } from './currencies.ts';
export type { SettingKey } from './definitions.ts';
export { settingsModule } from './module.ts';
export { settingsActions } from './operator-actions.ts';
export type { Secrets } from './secrets.ts';
export { createSettingsModule, type SettingsModule } from './service.ts';
export { SettingRefused, type Settings } from './settings.ts';
export { userLogTypes } from './user-log-types.ts';
