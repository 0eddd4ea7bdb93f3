import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallPayload } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { isOver, type Withdrawal } from '../model/withdrawal.ts';

/** First part of the keys of everything about withdrawals. */
const WITHDRAW = 'withdraw';
/** How often a withdrawal on its way is asked for; a socket event comes sooner. */
const WAIT_MS = 5_000;

/** What can be withdrawn, and what this withdrawal would cost; the figures before stay until the new ones are here. */
export const quoteOptions = (ask: CallPayload<'POST /api/withdraw/quote'>) =>
  queryOptions({
    queryKey: [WITHDRAW, 'quote', ask],
    queryFn: ({ signal }) => call('POST /api/withdraw/quote', ask, { signal }),
    placeholderData: keepPreviousData,
  });

/** One withdrawal; asked for again and again until it has come to an end. */
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

/** Every withdrawal, page after page, newest first. */
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

/** Asks again for everything about withdrawals that is on show. */
export function refreshWithdrawals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [WITHDRAW] });
}

/** Asks for a withdrawal; its money is held from then on. `rid` is kept over retries of the same decision. */
export async function createWithdrawal(order: CallPayload<'POST /api/withdraw/create'>): Promise<Withdrawal> {
  const row = await call('POST /api/withdraw/create', order, {
    handles: ['fund_password_incorrect', 'google_auth_incorrect'],
  });
  queryClient.setQueryData(withdrawalOptions(row.id).queryKey, row);
  void refreshWithdrawals();
  return row;
}
