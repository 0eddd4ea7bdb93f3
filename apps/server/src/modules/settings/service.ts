import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { AdmissionLimits } from '../../admission/index.ts';
import type { OwnAddresses } from '../../contract/index.ts';
import type { HttpLimits } from '../../http/index.ts';
import type { NodeChannels, Store } from '../../store/index.ts';
import { type CacheVersions, createCacheVersions } from './cache-versions.ts';
import { CONTENT_CHANNEL } from './content.ts';
import { type Counters, createCounters } from './counters.ts';
import { type CurrencyRow, loadCurrencies } from './currencies.ts';
import { type Languages, loadLanguages } from './languages.ts';
import { admissionLimitsOf, httpLimitsOf } from './limits.ts';
import { createOpening, type Opening } from './opening.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { createSettings, publicPart, type Settings } from './settings.ts';
import { loadThemes, type Themes } from './themes.ts';
import { userLogTypes } from './user-log-types.ts';

export interface SettingsModuleDeps {
  readonly store: Store;
  /** The console's store: the application's role may not change settings. */
  readonly consoleStore?: Store | undefined;
  readonly nodeChannels: NodeChannels;
  readonly mode: 'demo' | 'test' | 'production';
  /** Site addresses to use while the settings have none. */
  readonly ownAddresses?: OwnAddresses | undefined;
}

/** Settings of the platform, the lists that clients load at start, and parts shared by several modules. */
export interface SettingsModule {
  readonly settings: Settings;
  readonly cache: CacheVersions;
  readonly counters: Counters;
  readonly secrets: Secrets;
  readonly opening: Opening;
  readonly languages: Languages;
  readonly themes: Themes;
  readonly currencies: readonly CurrencyRow[];
  /** The same list with current rates. */
  currenciesNow(): Promise<readonly CurrencyRow[]>;
  /** Gives the list a new version if a rate has changed. */
  ratesChanged(): Promise<void>;
  publicSettings(): ReplyOf<'setting'>;
  /** Origins of the two sites, without duplicates. */
  entryOrigins(): readonly string[];
  httpLimits(): HttpLimits;
  admissionLimits(): AdmissionLimits;
  /**
   * Publishes the version of each cached list now, and that of the settings after each change, so that clients fetch changed
   * lists.
   * For nodes only: an operator's command does not know the site addresses and would publish a different version.
   */
  publish(): Promise<void>;
}

/** Reads everything from the database; writes only the root key of a new installation. */
export async function createSettingsModule({
  store,
  consoleStore,
  nodeChannels,
  mode,
  ownAddresses,
}: SettingsModuleDeps): Promise<SettingsModule> {
  const settings = await createSettings({ store, writer: consoleStore, nodeChannels, mode });
  const cache = await createCacheVersions(store, nodeChannels);
  const counters = createCounters(store);
  const secrets = await createSecrets(store);
  const languages = await loadLanguages(store, () => settings.get('defaultLanguage'));
  const themes = await loadThemes(store);
  const currencies = await loadCurrencies(store);
  const contentHandlers: (() => Promise<void>)[] = [];
  const takeContent = async () => {
    await Promise.all([languages.reload(), themes.reload()]);
    for (const handler of contentHandlers) await handler();
  };
  await nodeChannels.listen(CONTENT_CHANNEL, takeContent);
  // If the database is down again, nothing can be read; the next reconnect reloads.
  nodeChannels.onReconnect(() => void takeContent().catch(() => {}));
  // A client that hears of a new version may ask any node: this one must have what the version stands for.
  cache.beforeChange(async (changed) => {
    if (changed.LANGUAGE_VALUE) await languages.reload();
    if (changed.THEME_LIST) await themes.reload();
  });

  const module: SettingsModule = {
    settings,
    cache,
    counters,
    secrets,
    opening: createOpening(settings, counters, secrets.key('preview')),
    languages,
    themes,
    currencies,
    currenciesNow: () => loadCurrencies(store),
    ratesChanged: async () => cache.stamp('CURRENCY_LIST', await loadCurrencies(store)),
    // The definitions and the declared reply have the same field names; tests check every reply against its schema.
    publicSettings: () =>
      ({
        ...publicPart(settings),
        pcUrl: settings.get('pcUrl') || (ownAddresses?.pcUrl ?? ''),
        wapUrl: settings.get('wapUrl') || (ownAddresses?.wapUrl ?? ''),
        entryAddresses:
          settings.get('entryAddresses').length > 0
            ? settings.get('entryAddresses')
            : (ownAddresses?.entryAddresses ?? []),
        mode,
      }) as ReplyOf<'setting'>,
    entryOrigins: () => {
      const { pcUrl, wapUrl, entryAddresses } = module.publicSettings();
      const all = [{ pcUrl, wapUrl }, ...entryAddresses].flatMap((site) => [site.pcUrl, site.wapUrl]);
      return [...new Set(all.filter(Boolean).map((address) => new URL(address).origin))];
    },
    httpLimits: () => httpLimitsOf(settings),
    admissionLimits: () => admissionLimitsOf(settings),
    async publish() {
      settings.onChange(() => stampSettings(module));
      await stampSettings(module);
      contentHandlers.push(() => stampContent(module));
      await stampContent(module);
      await cache.stamp('LANGUAGE_TYPES', languages.types());
      await cache.stamp('CURRENCY_LIST', currencies);
      await cache.stamp('USER_LOG_TYPES', userLogTypes);
    },
  };
  return module;
}

async function stampSettings(module: SettingsModule): Promise<void> {
  await module.cache.stamp('SETTING', module.publicSettings());
  await stampThemes(module);
}

async function stampContent(module: SettingsModule): Promise<void> {
  await module.cache.stamp('LANGUAGE_VALUE', module.languages.digest());
  await stampThemes(module);
}

/** The settings decide the order of the list. Its version also stands for the colours. */
const stampThemes = (module: SettingsModule): Promise<void> =>
  module.cache.stamp('THEME_LIST', module.themes.list(module.settings.get('defaultTheme')));
