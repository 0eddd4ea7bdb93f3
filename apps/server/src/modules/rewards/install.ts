import type { Tx } from '../../store/index.ts';
import type { Offer } from './offers.ts';

/** An offer that ships with the platform. */
export type NewOffer<Terms = object> = Omit<Offer<Terms>, 'version' | 'used' | 'state'>;

/** Makes an offer live as version 1. Does nothing when an offer of this id exists. */
export async function installOffer(tx: Tx, offer: NewOffer): Promise<void> {
  const { id, kind, name, terms, odds, audience, currency, starts, ends, budget, perPlayer } = offer;
  const { requirement, product } = offer;
  await tx.query('select install_offer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)', [
    id,
    kind,
    JSON.stringify(name),
    JSON.stringify(terms),
    odds === null ? null : JSON.stringify(odds),
    audience === null ? null : JSON.stringify(audience),
    currency,
    new Date(starts),
    ends === null ? null : new Date(ends),
    budget,
    perPlayer,
    requirement,
    product,
  ]);
}
