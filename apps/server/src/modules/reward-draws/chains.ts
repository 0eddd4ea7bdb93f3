import { type EpochDocument, PROTOCOL_VERSION, rewardChainId } from '@tessera/fairness';
import { dayIn } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';
import { appendEntry, midnightOf } from '../draws/index.ts';
import type { RewardDrawDeps } from './deps.ts';

/** Kinds of offers that are drawn. */
const DRAWN = ['wheel', 'packets'];

/** The start of an offer's seed chain as players see it. */
export interface Commitment {
  /** Id of the chain: `reward/<offer>`. */
  readonly chain: string;
  /** s_0, hex. */
  readonly hash: string;
  readonly at: number;
  /** Entry of the public journal that has it. */
  readonly journal: number;
}

/** A chain as stored. `starts`: from when on the first seed serves, ms. */
export interface ChainRow extends Commitment {
  readonly starts: number;
  readonly length: number;
}

/** Chains of offers by offer; offers without one are left out. */
export async function chainsOf(
  db: Store | Tx,
  offers: readonly string[],
): Promise<ReadonlyMap<string, ChainRow>> {
  const { rows } = await db.query<{
    offer_id: string;
    commitment: Buffer;
    journal_seq: bigint;
    starts: Date;
    length: number;
    at: Date;
  }>(
    'select offer_id, commitment, journal_seq, starts, length, at from reward_chain where offer_id = any ($1)',
    [offers],
  );
  return new Map(
    rows.map(({ offer_id, commitment, journal_seq, starts, length, at }) => [
      offer_id,
      {
        chain: rewardChainId(offer_id),
        hash: commitment.toString('hex'),
        at: at.getTime(),
        journal: Number(journal_seq),
        starts: starts.getTime(),
        length,
      },
    ]),
  );
}

/** Makes and publishes the seed chain of each offer that will be drawn and has none. Nobody can take part before. */
export async function openChains(deps: RewardDrawDeps): Promise<void> {
  const { store, clock, settings, signer } = deps;
  const { rows } = await store.query<{ id: string }>(
    `select distinct o.id from reward_offer o
     where o.kind = any ($1) and o.state in ('scheduled', 'live')
       and not exists (select from reward_chain c where c.offer_id = o.id) order by o.id`,
    [DRAWN],
  );
  const zone = settings.get('timeZone');
  for (const { id } of rows) {
    const chain = await signer.openRewardChain(id, midnightOf(zone, dayIn(await clock.now(), zone)));
    await store.tx(async (tx) => {
      const document: EpochDocument = {
        v: PROTOCOL_VERSION,
        lottery: rewardChainId(id),
        epoch: 1,
        commitment: chain.commitment,
        draws: chain.length,
        signer: signer.publicKey,
      };
      const { seq } = await appendEntry(tx, signer, { kind: 'epoch', document });
      await tx.query(
        `insert into reward_chain (offer_id, commitment, journal_seq, starts, length, at)
         values ($1, decode($2, 'hex'), $3, $4, $5, app_now())`,
        [id, chain.commitment, seq, new Date(chain.start), chain.length],
      );
    });
  }
}
