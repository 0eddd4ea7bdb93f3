import type { DrawEventName, ServerEvents } from '@tessera/protocol';
import type { RecheckInput } from '../../draw-recheck/index.ts';
import type { Signer } from '../../signer/index.ts';
import type { Clock, Ids, Jobs, Log, NodeChannels, Store } from '../../store/index.ts';
import type { Witness } from '../../witness/index.ts';
import type { HouseChoice, Lotteries } from '../lotteries/index.ts';
import type { BeaconClient } from './beacon.ts';
import type { FeedClient } from './feed.ts';

/** Sends to the sockets of this node that watch a lottery. */
export interface DrawEmit {
  lottery<Name extends DrawEventName>(lotteryId: string, event: Name, payload: ServerEvents[Name]): void;
}

/** Payments of a draw, implemented by the settlement module. All may be called again after any interruption. */
export interface DrawSettlement {
  /** Pays all winners of a drawn draw. `root` (hex) and `outcomes` as in the protocol's settlement document. */
  settleDraw(drawId: bigint): Promise<{ root: string; outcomes: number; payout: bigint }>;
  /** Pays the additional amounts after a correction of a settled outside draw. */
  correctDraw(drawId: bigint, number: number): Promise<void>;
  /** Refunds every stake of a void draw. */
  refundDraw(drawId: bigint): Promise<void>;
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
  readonly settlement: DrawSettlement;
  /** Hash of the rules used to settle a family (hex), with house rules that differ from the catalogue. */
  readonly rulesHash: (family: string, house: HouseChoice) => string;
  /** The second implementation of the draw: settlement starts only when its result is the same. */
  readonly recheck: (input: RecheckInput) => unknown;
  readonly log: Log;
}
