import type { Logger } from 'pino';
import type { Texts } from '../../http/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import type { Commission } from '../commission/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Settings } from '../settings/index.ts';

/** What reports work with. */
export interface ReportDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  readonly lotteries: Lotteries;
  readonly commission: Pick<Commission, 'shares' | 'shareBelow' | 'earned'>;
  /** Texts of the server in the shipped languages. */
  readonly texts: Texts;
}
