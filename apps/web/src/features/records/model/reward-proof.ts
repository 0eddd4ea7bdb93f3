import type { Target } from '../../../platform/navigation/index.ts';
import type { Reward } from '../api/activity-pages.ts';

/** Where a drawn reward is verified: the turn of a wheel, or the share of a packet; undefined for rewards that are not drawn. */
export function proofOf({ kind, offer, spin }: Pick<Reward, 'kind' | 'offer' | 'spin'>): Target | undefined {
  if (spin !== null) return { name: 'verify', params: { spin: String(spin) } };
  if (kind !== 'packet' || !offer) return undefined;
  return { name: 'verify', params: { packet: offer.id, version: String(offer.version) } };
}
