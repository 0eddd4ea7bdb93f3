import type { ServerEvents } from '@tessera/protocol';
import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { RewardDraws } from '../reward-draws/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';

/** What activities work with. */
export interface ActivityDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly settings: Settings;
  readonly rewards: Rewards;
  readonly rewardDraws: RewardDraws;
  readonly emit: {
    user(userId: bigint, event: 'spin:drawn', payload: ServerEvents['spin:drawn']): void;
  };
}
