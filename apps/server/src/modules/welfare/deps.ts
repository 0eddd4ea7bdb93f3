import type { Clock, Store } from '../../store/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';

/** What welfare works with. */
export interface WelfareDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly rewards: Rewards;
}
