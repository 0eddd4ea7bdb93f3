import type { ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { ProviderConnections } from '../../providers/index.ts';
import type { Clock, Jobs, NodeChannels, Store } from '../../store/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import type { GamePlatform } from './platform.ts';

/** Sends to all sockets of one player. Clients treat the events as hints only. */
export interface PlayerEmit {
  user<Name extends 'balance'>(userId: bigint, event: Name, payload: ServerEvents[Name]): void;
}

/** Dependencies of the games module. */
export interface GamesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add' | 'takeBack'>;
  readonly nodeChannels: NodeChannels;
  readonly ledger: Ledger;
  readonly settings: {
    readonly cache: Pick<SettingsModule['cache'], 'stamp'>;
    readonly opening: Pick<SettingsModule['opening'], 'isOpen'>;
  };
  readonly connections: ProviderConnections;
  readonly emit: PlayerEmit;
  readonly log: Logger;
}

/** Dependencies of the module's parts: those of the module and the connected platforms by id. */
export interface GamesParts extends GamesDeps {
  platform(id: string): GamePlatform | undefined;
}

/** Money on game platforms is in the base currency. */
export const GAME_CURRENCY = 'CNY';
