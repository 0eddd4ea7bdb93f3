import type { Logger } from 'pino';
import type { Events } from '../../contract/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';

/** What water-back works with. */
export interface WaterBackDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Logger;
  readonly settings: Settings;
  readonly lotteries: Lotteries;
  readonly rewards: Rewards;
}
