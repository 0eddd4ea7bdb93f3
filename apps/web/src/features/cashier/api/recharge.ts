import { useInfiniteQuery } from '@tanstack/react-query';
import { call, newRid } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { isWaiting, type Recharge } from '../model/recharge.ts';

/** First part of the keys of everything about deposits. */
const RECHARGE = 'recharge';
/** How often a deposit on its way is asked for; a socket event comes sooner. */
const WAIT_MS = 4_000;

export const channelsOptions = () =>
  queryOptions({
    queryKey: [RECHARGE, 'channels'],
    queryFn: ({ signal }) => call('POST /api/recharge/channel', {}, { signal }),
  });

/** One deposit; asked for again and again until it has come to an end. */
export const rechargeOptions = (id: number) =>
  queryOptions({
    queryKey: [RECHARGE, 'detail', id],
    queryFn: ({ signal }) => call('POST /api/recharge/detail', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAIT_MS : false),
  });

/** The latest deposits. */
export const recentRechargesOptions = () =>
  queryOptions({
    queryKey: [RECHARGE, 'recent'],
    queryFn: ({ signal }) => call('POST /api/recharge/record', { limit: 5 }, { signal }),
  });

/** Every deposit, page after page, newest first. */
export function useRechargePages() {
  return useInfiniteQuery(
    {
      queryKey: [RECHARGE, 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call('POST /api/recharge/record', { limit: 20, ...(pageParam && { before: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** Asks again for everything about deposits that is on show. */
export function refreshRecharges(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [RECHARGE] });
}

/** Takes in the row that an act has answered; the lists follow. */
function take(row: Recharge): Recharge {
  queryClient.setQueryData(rechargeOptions(row.id).queryKey, row);
  void refreshRecharges();
  return row;
}

/** Orders a deposit. `rid` is kept over retries of the same decision. */
export async function createRecharge(order: { rid: string; channel: string; amount: string }) {
  return take(await call('POST /api/recharge/create', order));
}

export async function sayPaid(id: number): Promise<Recharge> {
  return take(await call('POST /api/recharge/paid', { rid: newRid(), id }));
}

export async function cancelRecharge(id: number): Promise<Recharge> {
  return take(await call('POST /api/recharge/cancel', { rid: newRid(), id }));
}

/** Adds a picture of the payment, in base64. */
export async function addReceipt(id: number, image: string): Promise<Recharge> {
  return take(await call('POST /api/recharge/receipt', { rid: newRid(), id, image }));
}

/** Has the player's name checked, once before the first deposit (RP12). */
export async function checkIdentity(name: string) {
  const identity = await call('POST /api/recharge/identity', { rid: newRid(), name });
  await refreshRecharges();
  return identity;
}
