import { useInfiniteQuery } from '@tanstack/react-query';
import { call, newRid } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { type Deposit, isWaiting } from '../model/deposit.ts';

/** Query key prefix of all deposit data. */
const RECHARGE = 'recharge';
/** Poll interval of an unfinished deposit; a socket event usually arrives sooner. */
const WAIT_MS = 4_000;

export const channelsOptions = () =>
  queryOptions({
    queryKey: [RECHARGE, 'channels'],
    queryFn: ({ signal }) => call('POST /api/recharge/channel', {}, { signal }),
  });

/** One deposit, polled until it has ended. */
export const depositOptions = (id: number) =>
  queryOptions({
    queryKey: [RECHARGE, 'detail', id],
    queryFn: ({ signal }) => call('POST /api/recharge/detail', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAIT_MS : false),
  });

/** The latest deposits. */
export const recentDepositsOptions = () =>
  queryOptions({
    queryKey: [RECHARGE, 'recent'],
    queryFn: ({ signal }) => call('POST /api/recharge/record', { limit: 5 }, { signal }),
  });

/** Every deposit, page by page, newest first. */
export function useDepositPages() {
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

/** Refetches all deposit data on screen. */
export function refreshDeposits(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [RECHARGE] });
}

/** Stores the deposit row that a call returned and refetches the lists. */
function take(row: Deposit): Deposit {
  queryClient.setQueryData(depositOptions(row.id).queryKey, row);
  void refreshDeposits();
  return row;
}

/** Orders a deposit. Retries of the same decision reuse `rid`. */
export async function createDeposit(order: { rid: string; channel: string; amount: string }) {
  return take(await call('POST /api/recharge/create', order));
}

export async function sayPaid(id: number): Promise<Deposit> {
  return take(await call('POST /api/recharge/paid', { rid: newRid(), id }));
}

export async function cancelDeposit(id: number): Promise<Deposit> {
  return take(await call('POST /api/recharge/cancel', { rid: newRid(), id }));
}

/** Adds an image of the payment, in base64. */
export async function addReceipt(id: number, image: string): Promise<Deposit> {
  return take(await call('POST /api/recharge/receipt', { rid: newRid(), id, image }));
}

/** Has the player's name verified, once before the first deposit (RP12). */
export async function checkIdentity(name: string) {
  const identity = await call('POST /api/recharge/identity', { rid: newRid(), name });
  await refreshDeposits();
  return identity;
}
