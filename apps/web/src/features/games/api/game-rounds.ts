import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';

/** A round of a third-party game, as its platform has told it. */
export type GameRound = CallReply<'POST /api/record/game'>['items'][number];

/** Rounds of one page. */
const PAGE = 20;

/** The player's game rounds, page after page, newest first. */
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
