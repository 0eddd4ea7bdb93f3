import type { CallReply } from '../endpoints/index.ts';
import type { Inward } from './words.ts';

type WirePage = CallReply<'POST /api/lottery/chase/list'>;
type WireDetail = CallReply<'POST /api/lottery/chase/detail'>;

/** A page of the player's chases. */
export type ChasePage = Inward<WirePage>;
/** One of the player's chases. */
export type Chase = ChasePage['items'][number];
/** A chase with all its issues. */
export type ChaseDetail = Inward<WireDetail>;

/** A reply of `/api/lottery/chase/list` in our words. */
export function chasePageFromWire({ items, ...page }: WirePage): ChasePage {
  return { ...page, items: items.map(chaseFromWire) };
}

/** A reply of `/api/lottery/chase/detail` in our words. */
export function chaseDetailFromWire({ chase, ...detail }: WireDetail): ChaseDetail {
  return { ...detail, chase: chaseFromWire(chase) };
}

/** A chase of any reply in our words. */
export function chaseFromWire({ bets, ...chase }: WireDetail['chase']): Chase {
  return { ...chase, bets: bets.map(({ played: play, ...bet }) => ({ ...bet, play })) };
}
