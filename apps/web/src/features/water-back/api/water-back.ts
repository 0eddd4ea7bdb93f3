import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import type { Days } from '../model/spans.ts';

/** What can be claimed, and the rows of some days. */
export type WaterBack = CallReply<'POST /api/user/waterback'>;
export type WaterBackRow = WaterBack['rows'][number];
/** One bet of a row. */
export type WaterBackBet = CallReply<'POST /api/user/waterback/bets'>['items'][number];

const KEY = [REWARDS, 'water-back'] as const;

export const waterBackOptions = (days: Days) =>
  queryOptions({
    queryKey: [...KEY, days.from, days.to],
    queryFn: ({ signal }) => call('POST /api/user/waterback', { ...days }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The bets of one row, newest first, page by page. */
export function useRowBets({ day, kind, product }: Pick<WaterBackRow, 'day' | 'kind' | 'product'>) {
  return useInfiniteQuery(
    {
      queryKey: [...KEY, 'bets', day, kind, product],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/user/waterback/bets',
          { day, kind, product, limit: 10, ...(pageParam && { before: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** The player's claims, newest first, page by page. */
export function useClaims() {
  return useInfiniteQuery(
    {
      queryKey: [...KEY, 'claims'],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/user/waterback/history',
          { limit: 20, ...(pageParam && { before: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** Claims rows, or all that are ready: all of them, or none. */
export const claimWaterBack = (rows: 'all' | number[], rid: string) =>
  call('POST /api/user/waterback/claim', { rid, rows }, { silent: true });
