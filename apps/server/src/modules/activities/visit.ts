import { dayIn } from '@tessera/protocol';
import type { Kind } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { type Offer, type OfferVersion, shownOffers } from '../rewards/index.ts';
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
 * Activities that a player may see, the newest first. Offers in another currency, for a part of the players, or with terms that
 * the platform cannot count are left out.
 */
export async function seenBy(
  db: Store | Tx,
  player: Player,
  { clock, settings }: Pick<ActivityDeps, 'clock' | 'settings'>,
  id?: string,
): Promise<Seen[]> {
  const currency = player.kind === 'trial' ? SHOWN_TO_TRIALS : player.currency;
  const offers = await shownOffers(db, [...byKind.keys()], id);
  const entries = await entriesOf(db, player.userId);
  const now = await clock.now(db);
  const day = dayIn(now, settings.get('timeZone'));
  return offers.flatMap((offer) => {
    const kind = byKind.get(offer.kind)!;
    if (offer.currency !== currency || offer.audience !== null || !kind.runs(offer.terms)) return [];
    return [
      { kind, visit: { user: player.userId, currency, offer, entry: entryIn(entries, offer), now, day } },
    ];
  });
}

const entryIn = (entries: ReadonlyMap<string, Entry>, offer: Offer & OfferVersion): Entry | null =>
  entries.get(versionName(offer)) ?? null;
