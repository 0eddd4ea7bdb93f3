import { type Beacon, rewardChainId } from '@tessera/fairness';
import type { Store, Tx } from '../../store/index.ts';

/** What is public of a draw's seed and beacon. Hashes and seeds are hex. */
export interface PublicDraw {
  readonly chain: string;
  readonly index: number;
  readonly commitment: string;
  /** Null until it is published, at `releasedAt` (ms). */
  readonly seed: string | null;
  readonly releasedAt: number;
  /** Entry of the journal that has the commitment. */
  readonly journal: number;
  readonly beacon: Beacon;
}

/** The public part of a draw. Throws for one that was not fixed by `fixDraw`. */
export async function publicDraw(
  db: Store | Tx,
  {
    offer,
    beacon,
    seedIndex,
  }: { readonly offer: string; readonly beacon: Buffer; readonly seedIndex: number },
): Promise<PublicDraw> {
  const { rows } = await db.query<{
    commitment: Buffer;
    journal_seq: bigint;
    seed: Buffer | null;
    releases: Date;
    beacon: Beacon;
  }>(
    `select c.commitment, c.journal_seq, s.seed, s.releases, b.beacon
     from reward_chain c join reward_seed s on s.offer_id = c.offer_id and s.index = $2
     join reward_beacon b on b.chain_hash = $3 where c.offer_id = $1`,
    [offer, seedIndex, beacon],
  );
  const { commitment, journal_seq, seed, releases, beacon: known } = rows[0]!;
  return {
    chain: rewardChainId(offer),
    index: seedIndex,
    commitment: commitment.toString('hex'),
    seed: seed?.toString('hex') ?? null,
    releasedAt: releases.getTime(),
    journal: Number(journal_seq),
    beacon: known,
  };
}
