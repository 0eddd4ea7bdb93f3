import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';

/** A round of a third-party game, as reported by its platform. */
export type GameRound = CallReply<'POST /api/record/game'>['items'][number];

/** Rounds per page. */
const PAGE = 20;

/** The player's game rounds, page by page, newest first. */
export function useGameRounds() {
  return useInfiniteQuery(
    {
      queryKey: ['record-game'],
      queryFn: ({ pageParam, signal }) =>
        call('POST /api/record/game', { limit: PAGE, ...(pageParam && { before: pageParam }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}
