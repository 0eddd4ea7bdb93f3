import type { ProviderConnections } from '../../providers/index.ts';
import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { Identity } from '../identity/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import type { ContactVault } from './contact-vault.ts';
import type { MessageCodes } from './message-codes.ts';

/** What the parts of the module work with. */
export interface RecoveryDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'local'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly identity: Identity;
  readonly platform: SettingsModule;
  readonly providers: Pick<ProviderConnections, 'client'>;
  readonly vault: ContactVault;
  readonly codes: MessageCodes;
}
