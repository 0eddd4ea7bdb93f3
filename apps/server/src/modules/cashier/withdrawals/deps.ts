import type { ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Events } from '../../../contract/index.ts';
import type { ProviderConnections } from '../../../providers/index.ts';
import type { Clock, Jobs, NodeChannels, Store } from '../../../store/index.ts';
import type { IdentityParts } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { SettingsModule } from '../../settings/index.ts';

/** Sends to all sockets of one player. Clients treat the events as hints only. */
export interface WithdrawalEmit {
  user<Name extends 'withdraw' | 'balance' | 'notice'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
}

/** Dependencies of withdrawals and payees. */
export interface WithdrawalDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly identity: IdentityParts;
  readonly platform: Pick<SettingsModule, 'settings' | 'secrets'>;
  readonly providers: Pick<ProviderConnections, 'client' | 'callbacks' | 'reconciler'>;
  readonly emit: WithdrawalEmit;
  readonly log: Logger;
}
