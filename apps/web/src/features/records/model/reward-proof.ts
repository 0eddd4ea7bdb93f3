import type { Target } from '../../../platform/navigation/index.ts';
import type { Reward } from '../api/activity-pages.ts';

/** Where a drawn reward is verified: its packet, or the wheel with all its turns; undefined for rewards that are not drawn. */
export function proofOf({
  kind,
  source,
  offer,
}: Pick<Reward, 'kind' | 'source' | 'offer'>): Target | undefined {
  if (!offer) return undefined;
  if (kind === 'packet') {
    return { name: 'verify', params: { packet: offer.id, version: String(offer.version) } };
  }
  return source === 'wheel' ? { name: 'activity-detail', params: { id: offer.id } } : undefined;
}
