import type { ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Events } from '../../../contract/index.ts';
import type { ProviderConnections } from '../../../providers/index.ts';
import type { Clock, Jobs, Store } from '../../../store/index.ts';
import type { Files } from '../../files/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { SettingsModule } from '../../settings/index.ts';

/** Dependencies of the deposit module. */
export interface DepositDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly providers: ProviderConnections;
  readonly emit: BalanceEmit;
  readonly log: Logger;
  readonly mode: 'demo' | 'test' | 'production';
  readonly files: Files;
  readonly settings: Pick<SettingsModule, 'secrets'>;
}

/** Sends to all sockets of one player. Notifications only: nothing depends on them. */
export interface BalanceEmit {
  user(userId: bigint, event: 'balance', payload: ServerEvents['balance']): void;
}
