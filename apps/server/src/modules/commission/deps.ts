import type { Logger } from 'pino';
import type { Clock, Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Settings } from '../settings/index.ts';

/** What commission works with. */
export interface CommissionDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  readonly lotteries: Lotteries;
  readonly emit: PlayerEmit;
}
