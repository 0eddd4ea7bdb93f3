import { endpoints } from '@tessera/protocol/endpoints';
import { AppError, type Register } from '../../http/index.ts';
import type { SettingsModule } from './service.ts';
import { userLogTypes } from './user-log-types.ts';

/** Registers the platform's start-up lists of R3.6. None needs a session. */
export function settingsRoutes(register: Register, module: SettingsModule): void {
  register(endpoints.cacheVersion, async () => module.cache.all());

  register(endpoints.setting, async ({ enter }, { network, browser, cookies, now }) => {
    const shown = module.publicSettings();
    if (!enter || module.opening.isOpen(now)) return shown;
    const entered = await module.opening.tryEnter(enter, network, browser.secretHash, now);
    if (!entered) return shown;
    cookies.set('preview', entered.grant, { maxAgeS: module.settings.get('previewSeconds') });
    return { ...shown, closeEnterPassword: entered.password, previewGrant: entered.grant };
  });

  register(endpoints.languageTypes, async () => [...module.languages.types()]);

  register(endpoints.language, async ({ type }) => {
    const messages = module.languages.messages(type);
    if (!messages) throw new AppError('not_found');
    return messages;
  });

  register(endpoints.themeList, async () =>
    module.themes
      .list(module.settings.get('defaultTheme'))
      .map(({ id, name, scheme }) => ({ id, name, scheme })),
  );

  register(endpoints.themeCss, async ({ theme }) => {
    const found = module.themes.find(theme);
    if (!found) throw new AppError('not_found');
    return found.vars;
  });

  register(endpoints.userLogType, async () => userLogTypes.map(({ id, name }) => ({ id, name })));
  register(endpoints.currency, async () => [...(await module.currenciesNow())]);
  register(endpoints.currencyGet, async () => [...(await module.currenciesNow())]);
}
