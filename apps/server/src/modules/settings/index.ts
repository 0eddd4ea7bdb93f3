/** Settings of the platform, the lists a client starts with, and what several modules share. */
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
