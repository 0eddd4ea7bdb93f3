import { dayIn } from '@tessera/protocol';
import type { Kind } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { type Offer, type OfferVersion, shownOffers } from '../rewards/index.ts';
import { offersFor } from '../vip/index.ts';
import type { ActivityDeps } from './deps.ts';
import { entriesOf, versionName } from './entries.ts';
import type { ActivityKind, Entry, Visit } from './kind.ts';
import { activityKinds } from './kinds/index.ts';

export type Player = Pick<CallSession, 'userId' | 'currency' | 'kind'>;

/** An offer with the strategy of its kind, and the player's part in it. */
export interface Seen {
  readonly kind: ActivityKind;
  readonly visit: Visit;
}

const byKind = new Map<Kind, ActivityKind>(activityKinds.map((kind) => [kind.kind, kind]));
/** Trial accounts see what a full account in this currency gets. */
const SHOWN_TO_TRIALS = 'CNY';

/**
 * Activities that a player may see, the newest first. Offers in another currency, for other players, or with terms that the
 * platform cannot count are left out. Who has joined an offer goes on seeing it.
 */
export async function seenBy(
  db: Store | Tx,
  player: Player,
  { clock, settings, rewardDraws }: Pick<ActivityDeps, 'clock' | 'settings' | 'rewardDraws'>,
  id?: string,
): Promise<Seen[]> {
  const currency = player.kind === 'trial' ? SHOWN_TO_TRIALS : player.currency;
  const entries = await entriesOf(db, player.userId);
  const offers = (await shownOffers(db, [...byKind.keys()], id)).filter(
    (offer) => offer.currency === currency,
  );
  const open = new Set(await offersFor(db, player.userId, offers));
  const now = await clock.now(db);
  const day = dayIn(now, settings.get('timeZone'));
  const undrawable = await undrawableOf(db, offers, rewardDraws);
  return offers.flatMap((offer) => {
    const kind = byKind.get(offer.kind)!;
    const entry = entryIn(entries, offer);
    if (!kind.runs(offer.terms) || !(entry || open.has(offer)) || undrawable.has(offer.id)) return [];
    return [{ kind, visit: { user: player.userId, currency, offer, entry, now, day } }];
  });
}

/** Offers that are drawn and whose commitment is not published yet. */
async function undrawableOf(
  db: Store | Tx,
  offers: readonly Offer[],
  rewardDraws: ActivityDeps['rewardDraws'],
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  for (const [name, all] of Map.groupBy(offers, ({ kind }) => kind)) {
    const ids = all.map(({ id }) => id);
    const drawable = await byKind.get(name)!.drawable?.(db, ids, { rewardDraws });
    if (drawable) for (const id of ids) if (!drawable.has(id)) missing.add(id);
  }
  return missing;
}

const entryIn = (entries: ReadonlyMap<string, Entry>, offer: Offer & OfferVersion): Entry | null =>
  entries.get(versionName(offer)) ?? null;
