/** Settings of the platform, the lists that clients load at start, and parts shared by several modules. */
export { definitions, isSettingKey, type SettingKey, settingKeys } from './definitions.ts';
export {
  createSettingsModule,
  installShipped,
  type OwnAddresses,
  type SettingsModule,
} from './module.ts';
export { settingsRoutes } from './routes.ts';
export type { Secrets } from './secrets.ts';
export { SettingRefused, type Settings } from './settings.ts';
export { userLogTypes } from './user-log-types.ts';
