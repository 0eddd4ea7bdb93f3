import type { Clock, Store } from '../../store/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';

/** What activities work with. */
export interface ActivityDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly rewards: Rewards;
}
