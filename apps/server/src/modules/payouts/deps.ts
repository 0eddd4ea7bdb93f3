import type { Amount, ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { ProviderConnections } from '../../providers/index.ts';
import type { Clock, Jobs, NodeChannels, Store, Tx } from '../../store/index.ts';
import type { IdentityParts } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SettingsModule } from '../settings/index.ts';

/** Value of one unit of a currency in the base currency, and its time (ms). */
export interface Rate {
  readonly value: Amount;
  readonly at: number;
}

/** Sends to all sockets of one player. Clients treat the events as hints only. */
export interface PayoutEmit {
  user<Name extends 'withdraw' | 'balance' | 'notice'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
}

/** Dependencies of the payouts module. */
export interface PayoutDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly identity: IdentityParts;
  readonly platform: Pick<SettingsModule, 'settings' | 'secrets'>;
  readonly providers: Pick<ProviderConnections, 'client' | 'callbacks' | 'reconciler'>;
  readonly emit: PayoutEmit;
  /** Rate of a currency against the base currency; undefined while there is none. */
  readonly rateOf: (through: Pick<Tx, 'query'>, currency: string) => Promise<Rate | undefined>;
  /** The name under which a player's identity was verified; undefined before that (RP12). */
  readonly verifiedName: (db: Store | Tx, userId: bigint) => Promise<string | undefined>;
  readonly log: Logger;
}
