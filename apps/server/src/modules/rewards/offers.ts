import { type Audience, type Kind, NOBODY, readAudience, readTerms, type Terms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import type { OfferVersion } from './give.ts';

export type OfferState = 'draft' | 'scheduled' | 'live' | 'ended';

/** One version of an offer. */
export interface Offer<K extends Kind = Kind> extends OfferVersion {
  readonly kind: K;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  readonly terms: Terms<K>;
  /** Published chances, when it draws. */
  readonly odds: unknown;
  /** Who it is for; null: everybody who may receive rewards. */
  readonly audience: Audience | null;
  readonly currency: string;
  /** Ms; null: no end. */
  readonly starts: number;
  readonly ends: number | null;
  readonly budget: bigint | null;
  /** Used by all versions of the offer. */
  readonly used: bigint;
  readonly perPlayer: bigint | null;
  readonly state: OfferState;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly kind: Kind;
  readonly name: Record<string, string>;
  readonly terms: unknown;
  readonly odds: unknown;
  readonly audience: unknown;
  readonly currency: string;
  readonly starts: Date;
  readonly ends: Date | null;
  readonly budget: bigint | null;
  readonly used: bigint | null;
  readonly per_player: bigint | null;
  readonly state: OfferState;
}

/** Offers of a kind in these states, the newest first; of each offer only its newest version in such a state. */
export async function listOffers<K extends Kind>(
  db: Store | Tx,
  kind: K,
  states: readonly OfferState[],
): Promise<Offer<K>[]> {
  const { rows } = await db.query<Row>(
    `select * from (
       select distinct on (id) id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player, state
       from reward_offer where kind = $1 and state = any ($2::text[]) order by id, version desc
     ) newest order by starts desc, id`,
    [kind, states],
  );
  // Safe cast: the statement selects this kind.
  return rows.map((row) => offerOf(row) as Offer<K>);
}

/**
 * Offers of these kinds, or the one with this id, that are or were open: of each the live version, otherwise the scheduled one,
 * otherwise the one that ended last. The newest first.
 */
export async function shownOffers(db: Store | Tx, kinds: readonly Kind[], id?: string): Promise<Offer[]> {
  const { rows } = await db.query<Row>(
    `select * from (
       select distinct on (id) id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player, state
       from reward_offer where kind = any ($1::text[]) and ($2::text is null or id = $2) and state <> 'draft'
       order by id, array_position(array['live', 'scheduled', 'ended'], state), version desc
     ) shown order by starts desc, id`,
    [kinds, id ?? null],
  );
  return rows.map(offerOf);
}

/** The named version of an offer, by default the live one. Undefined when there is no such version, or the offer is of another kind. */
export async function findOffer<K extends Kind>(
  db: Store | Tx,
  kind: K,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<Offer<K> | undefined> {
  const found = await anyOffer(db, id, version);
  // Safe cast: the kind of the terms is that of the offer.
  return found?.kind === kind ? (found as Offer<K>) : undefined;
}

/** The named version of an offer of any kind, by default the live one. Undefined when there is no such version. */
export async function anyOffer(db: Store | Tx, id: string, version?: number): Promise<Offer | undefined> {
  const { rows } = await db.query<Row>(
    `select id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player, state
     from reward_offer where id = $1 and (version = $2 or $2::integer is null and state = 'live')`,
    [id, version ?? null],
  );
  return rows[0] && offerOf(rows[0]);
}

/** A version with what operators see beside it. Times in ms. */
export interface OfferRecord extends Offer {
  readonly createdAt: number;
  readonly createdBy: string;
  readonly liveAt: number | null;
  readonly stoppedAt: number | null;
}

/** Versions of an offer that operators see. */
const VERSIONS_MAX = 50;

/** The newest versions of an offer, the newest first; none when there is no such offer. */
export async function offerVersions(db: Store | Tx, id: string): Promise<OfferRecord[]> {
  const { rows } = await db.query<
    Row & { created_at: Date; created_by: string; live_at: Date | null; stopped_at: Date | null }
  >(
    `select id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player, state,
       created_at, created_by, live_at, stopped_at
     from reward_offer where id = $1 order by version desc limit $2`,
    [id, VERSIONS_MAX],
  );
  return rows.map(({ created_at, created_by, live_at, stopped_at, ...row }) => ({
    ...offerOf(row),
    createdAt: created_at.getTime(),
    createdBy: created_by,
    liveAt: live_at?.getTime() ?? null,
    stoppedAt: stopped_at?.getTime() ?? null,
  }));
}

/** The name of an offer in a language, otherwise in English. */
export const nameIn = ({ id, name }: Pick<Offer, 'id' | 'name'>, language: string): string =>
  name[language] ?? name.enUs ?? id;

function offerOf({ per_player, used, starts, ends, terms, audience, ...row }: Row): Offer {
  const read = readTerms(terms);
  // Only terms that were read are stored.
  if (!read.ok) throw new Error(`offer ${row.id} has terms that cannot be read`);
  return {
    ...row,
    terms: read.value,
    audience: audience === null ? null : audienceOf(audience),
    starts: starts.getTime(),
    ends: ends?.getTime() ?? null,
    used: used ?? 0n,
    perPlayer: per_player,
  };
}

/** An audience that cannot be read has no members. */
function audienceOf(stored: unknown): Audience {
  const read = readAudience(stored);
  return read.ok ? read.value : NOBODY;
}
