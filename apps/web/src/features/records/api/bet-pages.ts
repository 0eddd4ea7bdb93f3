import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { betPageFromWire } from '@tessera/protocol/inward';
import { loadRulesOf } from '../../../data/rules/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { askFor, type BetFilter } from '../model/bet-filter.ts';

/** Query key prefix of everything that shows this player's bets. */
export const BETS = 'record-bet';

/**
 * The bets that match a filter, page by page, newest first. A page resolves only after the rules that name its positions are
 * loaded, so that no row changes after it is shown. The page of the previous filter stays until the new one arrives.
 */
export function useBetPages(filter: BetFilter, zone: string, limit: number) {
  return useInfiniteQuery(
    {
      queryKey: [BETS, askFor(filter, zone), limit],
      queryFn: async ({ pageParam, signal }) => {
        const ask = { ...askFor(filter, zone), limit, ...(pageParam && { before: pageParam }) };
        const page = betPageFromWire(await call('POST /api/record/bet', ask, { signal }));
        await loadRulesOf(page.items.map(({ play }) => play));
        return page;
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Refetches every bet on screen, for example after a settlement. */
export function refreshBets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [BETS] });
}
