import type { ReplyOf } from '@tessera/protocol';
import type { BatchQueue, Weighted } from '../../store/index.ts';
import type { OfferVersion } from '../rewards/index.ts';

/** A press for a share of a packet. */
export interface Press extends Weighted {
  readonly user: bigint;
  readonly rid: string;
  readonly offer: OfferVersion;
}

/** Presses that are answered in this process. */
export type PacketClaims = BatchQueue<Press, ReplyOf<'userWelfarePacket'>>;
