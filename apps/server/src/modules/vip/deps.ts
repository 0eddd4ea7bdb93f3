import type { ServerEvents } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the VIP module works with. */
export interface VipDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: Events;
  readonly settings: Settings;
  readonly rewards: Rewards;
  readonly emit: {
    user(userId: bigint, event: 'rewards:changed', payload: ServerEvents['rewards:changed']): void;
  };
}
