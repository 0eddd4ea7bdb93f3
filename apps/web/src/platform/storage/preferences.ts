import type { PreferencesPlugin } from '@capacitor/preferences';
import type { StorageBackend } from './backend.ts';

/** Items in the device's preferences, for the native app (R3.3), as JSON. The plugin loads with the first use. */
export function preferencesBackend(
  plugin: Promise<Pick<PreferencesPlugin, 'get' | 'set' | 'remove'>> = import('@capacitor/preferences').then(
    ({ Preferences }) => Preferences,
  ),
): StorageBackend {
  return {
    async read(name) {
      const { value } = await (await plugin).get({ key: name });
      return value === null ? undefined : JSON.parse(value);
    },
    write: async (name, item) => (await plugin).set({ key: name, value: JSON.stringify(item) }),
    remove: async (name) => (await plugin).remove({ key: name }),
  };
}
