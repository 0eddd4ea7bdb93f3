import type { Events } from '../../contract/index.ts';
import type { ProviderConnections } from '../../providers/index.ts';
import type { Clock, Jobs, NodeChannels, Store } from '../../store/index.ts';
import { setAmount, type Withdrawals } from '../cashier/index.ts';
import type { Files } from '../files/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { type ContactVault, createContactVault } from '../recovery/index.ts';
import type { ServiceDeps } from '../service/index.ts';
import { fallbacks, type Settings, type SettingsModule } from '../settings/index.ts';
import { type Commands, createCommands } from './commands.ts';
import { createFigures, type Figures } from './dashboard.ts';
import { kindsOf } from './kinds/index.ts';

/** What the calls of the console work with. */
export interface Console {
  /** Under the console's role. */
  readonly store: Store;
  readonly commands: Commands;
  readonly figures: (now: number) => Promise<Figures>;
  readonly settings: Settings;
  /** Defaults of all settings in this mode. */
  readonly defaults: ReturnType<typeof fallbacks>;
  readonly vault: Withdrawals['vault'];
  /** Address of the players' site; empty while it is not known. */
  readonly playerSite: () => string;
  // Players.
  readonly contacts: ContactVault;
  // Money.
  readonly files: Pick<Files, 'addressOf'>;
  readonly providers: Pick<ProviderConnections, 'client' | 'counts'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Texts that players get, and the shipped ones below them. */
  readonly languages: Pick<SettingsModule['languages'], 'types' | 'messages' | 'built'>;
  /** Customer service under the console's role. */
  readonly support: ServiceDeps;
}

export interface ConsoleDeps {
  readonly consoleStore: Store | undefined;
  readonly mode: 'demo' | 'test' | 'production';
  readonly nodeChannels: NodeChannels;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly settings: Settings;
  /** Address of the players' site; empty while it is not known. */
  readonly playerSite: () => string;
  readonly vault: Withdrawals['vault'];
  readonly platform: SettingsModule;
  readonly identity: Pick<Identity, 'changes'>;
  readonly service: ServiceDeps;
  /** Server time in ms, for jobs. */
  readonly now: () => number;
  readonly files: Pick<Files, 'addressOf'>;
  readonly providers: Pick<ProviderConnections, 'client' | 'counts'>;
}

/** Undefined on a node without the console's credential. */
export function createConsole({
  consoleStore: store,
  mode,
  settings,
  playerSite,
  vault,
  files,
  providers,
  service,
  ...deps
}: ConsoleDeps): Console | undefined {
  if (!store) return undefined;
  const commands = createCommands({
    store,
    hours: () => settings.get('consoleCommandHours'),
    aloneBelow: () => setAmount(settings, 'depositAloneBelow'),
    kinds: kindsOf({
      ...deps,
      settings,
      mode,
      entryKey: entryKeyOf(deps.platform.secrets),
      zone: () => settings.get('timeZone'),
    }),
  });
  return {
    store,
    commands,
    settings,
    vault,
    files,
    providers,
    jobs: deps.jobs,
    languages: deps.platform.languages,
    playerSite,
    support: { ...service, store },
    contacts: createContactVault(deps.platform.secrets),
    defaults: fallbacks(mode),
    figures: createFigures({ store, providers }, () => settings.get('timeZone')),
  };
}

/** Seals the numbers of official results while they wait for a second person. */
export const entryKeyOf = (secrets: SettingsModule['secrets']): Buffer => secrets.key('official entries');
