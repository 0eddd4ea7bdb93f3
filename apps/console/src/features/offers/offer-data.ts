import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { useAnswer } from '../../platform/query.ts';

export type OfferRow = ConsoleReply<'/console/offer/list'>['items'][number];
export type Offer = ConsoleReply<'/console/offer/get'>;
export type OfferVersion = Offer['versions'][number];
export type DryRun = ConsoleReply<'/console/offer/dry-run'>;
export type DryRunAsked = ConsolePayload<'/console/offer/dry-run'>;

/** Offers that are open, or those that have ended. */
export function useOffers(view: 'open' | 'ended', enabled: boolean) {
  return useAnswer({
    queryKey: ['offers', view],
    queryFn: () => call('/console/offer/list', { view }),
    enabled,
  });
}

/** One offer with its versions; without an id it rests. */
export function useOffer(id: string | undefined) {
  return useAnswer({
    queryKey: ['offer', id],
    queryFn: () =>
      id === undefined ? Promise.reject(new Error('no offer')) : call('/console/offer/get', { id }),
    enabled: id !== undefined,
  });
}

export type Levels = ConsoleReply<'/console/vip/table'>;

/** VIP levels and rates of water-back. */
export function useLevels(enabled: boolean) {
  return useAnswer({ queryKey: ['levels'], queryFn: () => call('/console/vip/table'), enabled });
}
