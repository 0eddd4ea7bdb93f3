import { drawContext, splitPool } from '@tessera/rewards';
import { type Again, defineLongJob, type Tx } from '../../store/index.ts';
import { askAgainAfter, publicDraw } from '../reward-draws/index.ts';
import { findOffer, listOffers, type Offer, type OfferVersion } from '../rewards/index.ts';
import type { WelfareDeps } from './deps.ts';

/** How often offers are looked for whose round is not fixed yet. */
const EVERY_MS = 5_000;

/** A pool whose round is fixed, as stored. */
interface PoolRow extends Record<string, unknown> {
  readonly beacon: Buffer;
  readonly round: bigint;
  readonly due: Date;
  readonly seed_index: number;
  readonly context: string;
}

const keyOf = ({ id, version }: OfferVersion): string => `${id}/${version}`;

/** Packets are opened until an end: their seed stays secret up to it. Other offers of packets are not drawn. */
export const isDrawn = (offer: Offer): offer is Offer<'packets'> & { readonly ends: number } =>
  offer.kind === 'packets' && offer.ends !== null;

/** Fixes the rounds of pools. It works before an offer starts, so that its pool is split right after the start. */
export const poolsJob = defineLongJob('welfare.pools', {
  slow: true,
  async run(deps: WelfareDeps) {
    await fixPools(deps);
    return { runAgainAt: deps.clock.local() + EVERY_MS };
  },
});

/** Splits a pool when the beacon has emitted its round. */
export const splitJob = defineLongJob('welfare.split', {
  slow: true,
  run: (deps: WelfareDeps, { key }) => {
    const [id, version] = key.split('/');
    return splitOne(deps, { id: id!, version: Number(version) });
  },
});

/** Fixes the round and the seed of each pool that has none: the first round at or after the start, and after the commitment. */
export async function fixPools(deps: WelfareDeps): Promise<void> {
  const { store, rewardDraws } = deps;
  const offers = (await listOffers(store, 'packets', ['scheduled', 'live'])).filter(isDrawn);
  if (offers.length === 0 || !rewardDraws.deps.beacon.known()) return;
  const chains = await rewardDraws.chains(
    store,
    offers.map(({ id }) => id),
  );
  for (const offer of offers) {
    const chain = chains.get(offer.id);
    if (!chain || (await poolOf(store, offer))) continue;
    await store.tx((tx) => fixPool(tx, offer, Math.max(offer.starts, chain.at), deps));
  }
}

async function fixPool(
  tx: Tx,
  offer: Offer<'packets'> & { readonly ends: number },
  at: number,
  { rewardDraws, jobs }: WelfareDeps,
): Promise<void> {
  const { id, version, ends } = offer;
  const { beacon, round, due, seedIndex } = await rewardDraws.fix(tx, { offer: id, at, until: ends });
  await tx.query(
    `insert into packet_pool (offer_id, version, at, beacon, round, due, seed_index, context)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      id,
      version,
      new Date(at),
      beacon,
      round,
      new Date(due),
      seedIndex,
      drawContext('packets', id, version, 'pool'),
    ],
  );
  await jobs.add(splitJob, keyOf(offer), due, {}, tx);
}

/** The pool of a version; undefined until its round is fixed. */
async function poolOf(
  db: Pick<Tx, 'query'>,
  { id, version }: OfferVersion,
  locked = false,
): Promise<(PoolRow & { readonly drawn_at: Date | null }) | undefined> {
  const { rows } = await db.query<PoolRow & { drawn_at: Date | null }>(
    `select beacon, round, due, seed_index, context, drawn_at from packet_pool where offer_id = $1 and version = $2
     ${locked ? 'for update' : ''}`,
    [id, version],
  );
  return rows[0];
}

/** Splits a pool into its shares, once. */
export async function splitOne(deps: WelfareDeps, version: OfferVersion): Promise<Again | undefined> {
  const { store, clock, rewardDraws } = deps;
  const pool = await poolOf(store, version);
  if (!pool || pool.drawn_at) return undefined;
  const known = await publicDraw(store, {
    offer: version.id,
    beacon: pool.beacon,
    seedIndex: pool.seed_index,
  });
  const found = await rewardDraws.keys({
    offer: version.id,
    beacon: known.beacon,
    round: Number(pool.round),
    seedIndex: pool.seed_index,
    draws: [{ context: pool.context, counter: 0 }],
  });
  if ('problem' in found) {
    const now = await clock.now();
    return { runAgainAt: now + askAgainAfter(now - pool.due.getTime()) };
  }
  const offer = (await findOffer(store, 'packets', version))!;
  const shares = splitPool({ key: found.keys[0]! }, offer.terms);
  await store.tx(async (tx) => {
    if ((await poolOf(tx, version, true))!.drawn_at) return;
    await tx.query(
      `insert into packet_share (offer_id, version, share, amount)
       select $1, $2, n.place - 1, n.amount from unnest($3::bigint[]) with ordinality n (amount, place)`,
      [version.id, version.version, shares],
    );
    await tx.query(
      `update packet_pool set signature = decode($3, 'hex'), drawn_at = greatest(app_now(), due)
       where offer_id = $1 and version = $2`,
      [version.id, version.version, found.signature],
    );
  });
  return undefined;
}
