import type { DrawEventName, ServerEvents } from '@tessera/protocol';
import type { RecheckInput } from '../../draw-recheck/index.ts';
import type { Signer } from '../../signer/index.ts';
import type { Clock, Ids, Jobs, Log, NodeChannels, Store } from '../../store/index.ts';
import type { Witness } from '../../witness/index.ts';
import type { HouseChoice, Lotteries } from '../lotteries/index.ts';
import type { Settlement } from '../settlement/index.ts';
import type { BeaconClient } from './beacon.ts';
import type { FeedClient } from './feed.ts';

/** Sends to the sockets of this node that watch a lottery. */
export interface DrawEmit {
  lottery<Name extends DrawEventName>(lotteryId: string, event: Name, payload: ServerEvents[Name]): void;
}

export interface DrawsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly nodeChannels: NodeChannels;
  readonly ids: Ids;
  readonly signer: Signer;
  readonly witness: Witness;
  readonly beacon: BeaconClient;
  /** Delivers the results of official lotteries. */
  readonly feed: FeedClient;
  /** Notifies when an operator changed a lottery. */
  readonly lotteries: Pick<Lotteries, 'onChanged'>;
  readonly emit: DrawEmit;
  /** Payments of a draw. All may be called again after any interruption. */
  readonly settlement: Pick<Settlement, 'settleDraw' | 'correctDraw' | 'refundDraw'>;
  /** Hash of the rules used to settle a family (hex), with house rules that differ from the catalogue. */
  readonly rulesHash: (family: string, house: HouseChoice) => string;
  /** The second implementation of the draw: settlement starts only when its result is the same. */
  readonly recheck: (input: RecheckInput) => unknown;
  readonly log: Log;
}
