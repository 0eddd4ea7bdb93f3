import { defineModule } from '../../contract/index.ts';
import { syncCurrencies } from './currencies.ts';
import { syncLanguages } from './languages.ts';
import { settingsRoutes } from './routes.ts';
import { createSettingsModule } from './service.ts';
import { syncThemes } from './themes.ts';

/** Settings, shipped texts, themes and currencies, and the versions of cached lists. */
export const settingsModule = defineModule({
  name: 'settings',
  needs: [],
  async install(tx) {
    await syncLanguages(tx);
    await syncThemes(tx);
    await syncCurrencies(tx);
  },
  create: ({ store, consoleStore, nodeChannels, config, ownAddresses }) =>
    createSettingsModule({ store, consoleStore, nodeChannels, mode: config.mode, ownAddresses }),
  calls: settingsRoutes,
  serve: (settings) => settings.publish(),
});
