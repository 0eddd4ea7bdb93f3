import type { KeyObject } from 'node:crypto';
import type { Signer } from '../../signer/index.ts';
import type { Clock, Log, Store } from '../../store/index.ts';
import type { BeaconClient } from '../draws/index.ts';
import type { Settings } from '../settings/index.ts';

/** What draws of rewards work with. */
export interface RewardDrawDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Settings;
  readonly signer: Pick<
    Signer,
    'publicKey' | 'openRewardChain' | 'rewardKeys' | 'rewardSeed' | 'signJournal'
  >;
  readonly beacon: Pick<BeaconClient, 'known' | 'round'>;
  /** Secret from which the pseudonyms of players are derived. */
  readonly acctKey: KeyObject;
}
