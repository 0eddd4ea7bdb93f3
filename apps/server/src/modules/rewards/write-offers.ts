import { isEarned, type Terms, termsJson } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';
import type { Offer } from './offers.ts';

/** Start of offers without an end that ship with the platform; they have been open since before its first start. */
export const SHIPPED_SINCE = Date.UTC(2020, 0, 1);

/** An offer to be written. Its kind is that of its terms. */
export interface NewOffer extends Pick<Offer, 'id' | 'name' | 'starts'> {
  readonly terms: Terms;
  readonly odds?: unknown;
  readonly audience?: unknown;
  /** Default: CNY. */
  readonly currency?: string;
  /** Default: none. */
  readonly ends?: number;
  readonly budget?: bigint;
  readonly perPlayer?: bigint;
}

/** Values of the columns from `kind` to `product`. */
function columnsOf({ name, terms, odds, audience, currency = 'CNY', ...offer }: NewOffer): unknown[] {
  const earned = isEarned(terms);
  return [
    terms.kind,
    JSON.stringify(name),
    JSON.stringify(termsJson(terms)),
    jsonOrNull(odds),
    jsonOrNull(audience),
    currency,
    new Date(offer.starts),
    offer.ends === undefined ? null : new Date(offer.ends),
    offer.budget ?? null,
    offer.perPlayer ?? null,
    earned ? terms.times : null,
    earned ? terms.product : null,
  ];
}

const jsonOrNull = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** Makes an offer that ships with the platform live as version 1. Does nothing when an offer of this id exists. */
export async function installOffer(tx: Tx, offer: NewOffer): Promise<void> {
  await tx.query('select install_offer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)', [
    offer.id,
    ...columnsOf(offer),
  ]);
}

/** Adds a version of an offer as a draft. `tx` has the owner's credential or the console's. Returns its number. */
export async function draftOffer(tx: Tx, offer: NewOffer, by: string): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'select draft_offer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as version',
    [offer.id, ...columnsOf(offer), by],
  );
  return rows[0]!.version;
}

/** Makes a draft live. `tx` has the owner's credential or the console's. See `publish_offer`. */
export async function publishOffer(tx: Tx, id: string, version: number): Promise<void> {
  await tx.query('select publish_offer($1, $2)', [id, version]);
}

/** Stops an offer now. `tx` has the owner's credential or the console's. False when it was neither live nor scheduled. */
export async function stopOffer(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ stopped: boolean }>('select stop_offer($1) as stopped', [id]);
  return rows[0]!.stopped;
}
