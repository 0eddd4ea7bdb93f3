import type { Events } from '../../contract/index.ts';
import type { Clock, Jobs, Store, Tx } from '../../store/index.ts';
import type { Betting, PlayerEmit } from '../betting/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Lotteries, Lottery } from '../lotteries/index.ts';

/** When an issue is sold, ms. */
export interface IssueTimes {
  readonly issue: string;
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawAt: number;
}

export interface ChaseDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly lotteries: Lotteries;
  readonly betting: Pick<Betting, 'placeHeld' | 'judging' | 'terms'>;
  readonly emit: PlayerEmit;
  /** The next issues of a lottery, the one on sale first; fewer than `count` if no more are known. */
  readonly issues: (
    through: Pick<Tx, 'query'>,
    lottery: Lottery,
    count: number,
  ) => Promise<readonly IssueTimes[]>;
  /** Whether a player may bet now: `closed` = the platform is closed; `refused` = the player may not bet any more (B6). */
  readonly standing: (userId: bigint) => Promise<'free' | 'closed' | 'refused'>;
}
