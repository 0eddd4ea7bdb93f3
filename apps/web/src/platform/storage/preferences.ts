import type { PreferencesPlugin } from '@capacitor/preferences';
import type { StorageBackend } from './backend.ts';

/** The module of the plugin: the plugin itself answers to every name, `then` included, so that a promise of it would never resolve. */
interface PreferencesModule {
  readonly Preferences: Pick<PreferencesPlugin, 'get' | 'set' | 'remove'>;
}

/** Items in the device's preferences, for the native app (R3.3), as JSON. The plugin loads with the first use. */
export function preferencesBackend(
  loading: Promise<PreferencesModule> = import('@capacitor/preferences'),
): StorageBackend {
  return {
    async read(name) {
      const { Preferences } = await loading;
      const { value } = await Preferences.get({ key: name });
      return value === null ? undefined : JSON.parse(value);
    },
    async write(name, item) {
      const { Preferences } = await loading;
      await Preferences.set({ key: name, value: JSON.stringify(item) });
    },
    async remove(name) {
      const { Preferences } = await loading;
      await Preferences.remove({ key: name });
    },
  };
}
