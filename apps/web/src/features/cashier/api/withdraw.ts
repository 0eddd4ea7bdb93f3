import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallPayload } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { isOver, type Withdrawal } from '../model/withdrawal.ts';

/** Query key prefix of all withdrawal data. */
const WITHDRAW = 'withdraw';
/** Poll interval of an unfinished withdrawal; a socket event usually arrives sooner. */
const WAIT_MS = 5_000;

/** The withdrawable amount and the cost of this withdrawal; the previous figures stay until the new ones arrive. */
export const quoteOptions = (ask: CallPayload<'POST /api/withdraw/quote'>) =>
  queryOptions({
    queryKey: [WITHDRAW, 'quote', ask],
    queryFn: ({ signal }) => call('POST /api/withdraw/quote', ask, { signal }),
    placeholderData: keepPreviousData,
  });

/** One withdrawal, polled until it has ended. */
export const withdrawalOptions = (id: number) =>
  queryOptions({
    queryKey: [WITHDRAW, 'detail', id],
    queryFn: ({ signal }) => call('POST /api/withdraw/detail', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? WAIT_MS : false),
  });

/** The latest withdrawals. */
export const recentWithdrawalsOptions = () =>
  queryOptions({
    queryKey: [WITHDRAW, 'recent'],
    queryFn: ({ signal }) => call('POST /api/withdraw/record', { limit: 5 }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((withdrawal) => !isOver(withdrawal)) ? WAIT_MS : false,
  });

/** Every withdrawal, page by page, newest first. */
export function useWithdrawalPages() {
  return useInfiniteQuery(
    {
      queryKey: [WITHDRAW, 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call('POST /api/withdraw/record', { limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** Refetches all withdrawal data on screen. */
export function refreshWithdrawals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [WITHDRAW] });
}

/** Requests a withdrawal; its money is held from then on. Retries of the same decision reuse `rid`. */
export async function createWithdrawal(order: CallPayload<'POST /api/withdraw/create'>): Promise<Withdrawal> {
  const row = await call('POST /api/withdraw/create', order, {
    handles: ['fund_password_incorrect', 'google_auth_incorrect'],
  });
  queryClient.setQueryData(withdrawalOptions(row.id).queryKey, row);
  void refreshWithdrawals();
  return row;
}
