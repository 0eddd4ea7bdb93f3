import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { loadRulesOf } from '../../rules/index.ts';
import { askFor, type BetFilter } from '../model/bet-filter.ts';

/** First part of the keys of everything that shows bets of this player. */
export const BETS = 'record-bet';

/**
 * The bets that fit a filter, page after page, newest first. A page has come only with the rules that name its positions,
 * so that no row changes after it is shown. The page of another filter stays until the new one is here.
 */
export function useBetPages(filter: BetFilter, zone: string, limit: number) {
  return useInfiniteQuery(
    {
      queryKey: [BETS, askFor(filter, zone), limit],
      queryFn: async ({ pageParam, signal }) => {
        const ask = { ...askFor(filter, zone), limit, ...(pageParam && { before: pageParam }) };
        const page = await call('POST /api/record/bet', ask, { signal });
        await loadRulesOf(page.items.map(({ played }) => played));
        return page;
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Asks again for every bet on show, as after a draw was settled. */
export function refreshBets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [BETS] });
}
