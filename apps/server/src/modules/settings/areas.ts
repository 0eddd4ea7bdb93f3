import type { SettingArea } from '@tessera/protocol/console-permissions';
import { type SettingKey, settingKeys } from './definitions.ts';

/** First setting of each area, in the order of the definitions. An area ends where the next begins. */
const begins: Readonly<Partial<Record<SettingKey, SettingArea>>> = {
  platformName: 'site',
  callLogin: 'calls',
  serviceHours: 'service',
  socketEventsPerSecond: 'calls',
  loginPerAddressMinute: 'sign-in',
  withdrawLockSeconds: 'money',
  teamInvite: 'teams',
  limitDelaySeconds: 'protection',
  consoleAddresses: 'console',
  rememberSeconds: 'sign-in',
};

const areas = ((): ReadonlyMap<SettingKey, SettingArea> => {
  let area: SettingArea = 'site';
  return new Map(
    settingKeys.map((key) => {
      area = begins[key] ?? area;
      return [key, area];
    }),
  );
})();

/** The area of a setting: roles may reach only some. */
export function areaOf(key: SettingKey): SettingArea {
  return areas.get(key)!;
}
