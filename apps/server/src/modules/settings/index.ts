/** Settings of the platform, the lists a client starts with, and what several modules share. */
export type { CacheKey, CacheVersionMap } from './cache-versions.ts';
export type { Counters } from './counters.ts';
export { definitions, isSettingKey, type SettingKey, settingKeys } from './definitions.ts';
export {
  createSettingsModule,
  installShipped,
  type OwnAddresses,
  type SettingsModule,
  type SettingsModuleDeps,
} from './module.ts';
export { settingsRoutes } from './routes.ts';
export type { Secrets } from './secrets.ts';
export { SettingRefused, type Settings, writeSetting } from './settings.ts';
export { userLogTypes } from './user-log-types.ts';
