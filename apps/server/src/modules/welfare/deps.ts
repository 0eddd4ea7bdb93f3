import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { RewardDraws } from '../reward-draws/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Settings } from '../settings/index.ts';
import type { PacketClaims } from './packet-press.ts';

/** What welfare works with. */
export interface WelfareDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly settings: Settings;
  readonly rewards: Rewards;
  readonly rewardDraws: RewardDraws;
  readonly packetClaims: PacketClaims;
}
