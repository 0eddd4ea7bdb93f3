import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { chasePageFromWire } from '@tessera/protocol/inward';
import { loadRulesOf } from '../../../data/rules/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { CHASES } from './chases.ts';

/**
 * All chases (multi-draw bets) of the player, newest first, page by page; a page resolves after the rules that name its
 * positions are loaded.
 */
export function useChasePages() {
  return useInfiniteQuery(
    {
      queryKey: [CHASES, 'all'],
      queryFn: async ({ pageParam, signal }) => {
        const ask = { limit: 20, ...(pageParam && { before: pageParam }) };
        const page = chasePageFromWire(
          await call('POST /api/lottery/chase/list', ask, { signal, silent: true }),
        );
        await loadRulesOf(page.items.flatMap(({ bets }) => bets.map(({ play }) => play)));
        return page;
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
