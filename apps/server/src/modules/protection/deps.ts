import type { ServerEvents } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Jobs, NodeChannels, Store } from '../../store/index.ts';
import type { Sessions } from '../identity/index.ts';
import type { SettingsModule } from '../settings/index.ts';

/** Dependencies of the protection module (responsible play). */
export interface ProtectionDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly platform: Pick<SettingsModule, 'settings'>;
  readonly sessions: Pick<Sessions, 'endAll' | 'endOne' | 'onOpened'>;
  readonly emit: PlayerEmit;
  /** Server time in ms, for jobs. */
  readonly now: () => number;
}

/** Sends to all sockets of one player. Clients treat the events as hints only. */
export interface PlayerEmit {
  user(userId: bigint, event: 'protection:changed', payload: ServerEvents['protection:changed']): void;
}
