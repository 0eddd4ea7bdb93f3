import type { z } from 'zod';
import type { Store, Tx } from '../../store/index.ts';
import type { OfferVersion } from './give.ts';

export type OfferState = 'draft' | 'scheduled' | 'live' | 'ended';

/** One version of an offer. */
export interface Offer<Terms = unknown> extends OfferVersion {
  readonly kind: string;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  readonly terms: Terms;
  /** Published chances, when it draws. */
  readonly odds: unknown;
  /** Who it is for; null: everybody who may receive rewards. */
  readonly audience: unknown;
  readonly currency: string;
  /** Ms; null: no end. */
  readonly starts: number;
  readonly ends: number | null;
  readonly budget: bigint | null;
  /** Used by all versions of the offer. */
  readonly used: bigint;
  readonly perPlayer: bigint | null;
  /** Multiple of the bonus to be staked, and the product to stake it on; null for cash. */
  readonly requirement: number | null;
  readonly product: string | null;
  readonly state: OfferState;
}

/** A kind of offer: its module reads the terms with this schema. */
export interface TermsOf<Terms> {
  readonly kind: string;
  readonly terms: z.ZodType<Terms>;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
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
  readonly requirement: number | null;
  readonly product: string | null;
  readonly state: OfferState;
}

/** Offers of a kind in these states, the newest first; of each offer and state only the newest version. */
export async function listOffers<Terms>(
  db: Store | Tx,
  kind: TermsOf<Terms>,
  states: readonly OfferState[],
): Promise<Offer<Terms>[]> {
  const { rows } = await db.query<Row>(
    `select distinct on (starts, id) id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player,
       requirement, product, state
     from reward_offer where kind = $1 and state = any ($2::text[]) order by starts desc, id, version desc`,
    [kind.kind, states],
  );
  return rows.map((row) => offerOf(row, kind));
}

/** A version of an offer of this kind; without `version` the live one. Undefined when there is none. */
export async function findOffer<Terms>(
  db: Store | Tx,
  kind: TermsOf<Terms>,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<Offer<Terms> | undefined> {
  const { rows } = await db.query<Row>(
    `select id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, used, per_player, requirement, product, state
     from reward_offer where kind = $1 and id = $2 and (version = $3 or $3::integer is null and state = 'live')`,
    [kind.kind, id, version ?? null],
  );
  return rows[0] && offerOf(rows[0], kind);
}

function offerOf<Terms>(
  { per_player, used, starts, ends, terms, ...row }: Row,
  kind: TermsOf<Terms>,
): Offer<Terms> {
  return {
    ...row,
    terms: kind.terms.parse(terms),
    starts: starts.getTime(),
    ends: ends?.getTime() ?? null,
    used: used ?? 0n,
    perPlayer: per_player,
  };
}
