import { type Amount, amountOf, printAmount, type ReplyOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { ChainRow } from '../reward-draws/index.ts';
import { nameIn, type Offer, type OfferVersion, shownOffers } from '../rewards/index.ts';
import { offersFor } from '../vip/index.ts';
import type { WelfareDeps } from './deps.ts';
import { isDrawn } from './packet-pools.ts';

type View = ReplyOf<'userWelfare'>['packets'][number];

const DAY_MS = 86_400_000;
/** How long ended packets are shown, and those with a share of the player. */
const ENDED_MS = DAY_MS;
const OWN_MS = 7 * DAY_MS;

/** A pool as a player sees it. */
interface PoolNow extends Record<string, unknown> {
  readonly drawn: boolean;
  readonly left: number;
  readonly share: number | null;
  readonly amount: bigint | null;
  readonly taken_at: Date | null;
}

type DrawnOffer = Offer<'packets'> & { readonly ends: number };

/** Red packets for a player, the newest first. */
export async function packetsOf(
  { userId, currency }: Pick<CallSession, 'userId' | 'currency'>,
  language: string,
  { store, clock, rewardDraws }: WelfareDeps,
): Promise<View[]> {
  const now = await clock.now();
  const offers = (await shownOffers(store, ['packets']))
    .filter(isDrawn)
    .filter((offer) => offer.currency === currency && (offer.state !== 'ended' || now < offer.ends + OWN_MS));
  const chains = await rewardDraws.chains(
    store,
    offers.map(({ id }) => id),
  );
  const invited = new Set(await offersFor(store, userId, offers));
  const views: View[] = [];
  for (const offer of offers) {
    const chain = chains.get(offer.id);
    if (!chain) continue;
    const pool = await poolNow(store, offer, userId);
    if ((invited.has(offer) || pool.share !== null) && isShown(offer, pool, now))
      views.push(viewOf(offer, pool, chain, language));
  }
  return views;
}

async function poolNow(store: Store, { id, version, terms }: DrawnOffer, user: bigint): Promise<PoolNow> {
  const { rows } = await store.query<PoolNow>(
    `select p.drawn_at is not null as drawn,
       (select count(*)::integer from packet_share f
        where f.offer_id = p.offer_id and f.version = p.version and f.user_id is null) as left, s.share, s.amount, s.taken_at
     from packet_pool p
     left join packet_share s on s.user_id = $3 and s.offer_id = p.offer_id and s.version = p.version
     where p.offer_id = $1 and p.version = $2`,
    [id, version, user],
  );
  const [found] = rows;
  if (found?.drawn) return found;
  return { drawn: false, left: terms.shares, share: null, amount: null, taken_at: null };
}

/** Of offers that have ended, those with a share of the player, and for a day those that ran to their end. */
const isShown = ({ state, ends }: DrawnOffer, { share }: PoolNow, now: number): boolean =>
  state !== 'ended' || share !== null || (ends <= now && now < ends + ENDED_MS);

function stateOf({ state }: DrawnOffer, { drawn, left, share }: PoolNow): View['state'] {
  if (state === 'scheduled') return 'soon';
  if (share !== null) return 'opened';
  if (state === 'ended') return 'ended';
  if (!drawn) return 'drawing';
  return left > 0 ? 'open' : 'gone';
}

function viewOf(
  offer: DrawnOffer,
  pool: PoolNow,
  { chain, hash, at, journal }: ChainRow,
  language: string,
): View {
  const { id, version, starts, ends, terms } = offer;
  return {
    offer: { id, version },
    name: nameIn(offer, language),
    state: stateOf(offer, pool),
    starts,
    ends,
    pool: printAmount(terms.pool),
    shares: terms.shares,
    left: pool.left,
    min: printAmount(terms.min),
    max: printAmount(terms.max),
    mean: printAmount(amountOf(terms.pool / BigInt(terms.shares))),
    own:
      pool.share === null
        ? null
        : { share: pool.share, amount: printAmount(pool.amount as Amount), at: pool.taken_at!.getTime() },
    commitment: { chain, hash, at, journal },
  };
}

/** What decided the share of a player, and the share. */
export interface PacketDraw {
  readonly at: number;
  readonly context: string;
  readonly beacon: Buffer;
  readonly round: number;
  readonly seedIndex: number;
  /** Hex. */
  readonly signature: string;
  readonly share: number;
  readonly amount: Amount;
}

/** The draw behind the share of a player; undefined without one. */
export async function packetDraw(
  db: Store | Tx,
  user: bigint,
  { id, version }: OfferVersion,
): Promise<PacketDraw | undefined> {
  const { rows } = await db.query<{
    at: Date;
    context: string;
    beacon: Buffer;
    round: bigint;
    seed_index: number;
    signature: Buffer;
    share: number;
    amount: bigint;
  }>(
    `select p.at, p.context, p.beacon, p.round, p.seed_index, p.signature, s.share, s.amount
     from packet_share s join packet_pool p on p.offer_id = s.offer_id and p.version = s.version
     where s.user_id = $1 and s.offer_id = $2 and s.version = $3`,
    [user, id, version],
  );
  const [row] = rows;
  return (
    row && {
      at: row.at.getTime(),
      context: row.context,
      beacon: row.beacon,
      round: Number(row.round),
      seedIndex: row.seed_index,
      signature: row.signature.toString('hex'),
      share: row.share,
      amount: row.amount as Amount,
    }
  );
}
