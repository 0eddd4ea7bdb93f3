import type { Message } from '../../../components/conversation/index.ts';
import { call } from '../../../platform/http/index.ts';
import { i18nStore } from '../../../platform/i18n/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import type { Order, Outgoing } from '../model/outgoing.ts';

/** Begins the key of every answer on the player's cases. */
export const SERVICE = 'service';
const ORDERS = 'service-orders';
/** The wait and the presence of agents change without an event. */
const AGAIN_MS = 60_000;

/** The room, the newest case, the hours and the wait. */
export const serviceOptions = () =>
  queryOptions({
    queryKey: [SERVICE],
    queryFn: ({ signal }) => call('POST /api/service/open', {}, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });

/** Refetches the case when it changes. */
export function useFreshService(): void {
  const refresh = () => markStale([SERVICE]);
  useSocketEvent('service:changed', refresh);
  useGap(refresh);
}

/** The newest orders, to choose one. */
export const ordersOptions = () =>
  queryOptions({
    queryKey: [ORDERS],
    queryFn: ({ signal }) => call('POST /api/service/orders', {}, { signal, silent: true }),
    staleTime: 0,
  });

/** One order with its state now. */
export const orderOptions = ({ kind, id }: Pick<Order, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: [ORDERS, kind, id],
    queryFn: ({ signal }) => call('POST /api/service/order', { kind, id }, { signal, silent: true }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });

/** Sends what the player wrote or chose; the same id never makes a second message. The conversation shows a failure. */
export async function sendMessage(clientId: string, body: Outgoing): Promise<Message> {
  const { language } = i18nStore.getState();
  const common = { client_id: clientId, language };
  const { message } =
    body.kind === 'picture'
      ? await call('POST /api/service/picture', { ...common, image: body.image }, { silent: true })
      : await call(
          'POST /api/service/send',
          body.kind === 'text'
            ? { ...common, text: body.text }
            : { ...common, order: { kind: body.order.kind, id: body.order.id } },
          { silent: true },
        );
  markStale([SERVICE]);
  return message;
}

/** Rates a resolved case. */
export async function rateCase({
  id,
  rating,
}: {
  readonly id: number;
  readonly rating: number;
}): Promise<void> {
  await call('POST /api/service/rate', { id, rating });
  markStale([SERVICE]);
}
