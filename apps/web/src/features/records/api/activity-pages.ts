import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS, refreshRewards } from '../../../data/promotions/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { queryClient } from '../../../platform/query/index.ts';

type Reply = CallReply<'POST /api/record/activity'>;
/** A reward of the player. */
export type Reward = Reply['items'][number];
export type RewardState = Reward['state'];
export type RewardSummary = Reply['summary'];

/** The player's rewards in a state, or all, newest first, page by page. */
export function useRewardPages(state: RewardState | 'all', limit: number) {
  // The server names offers in the player's language.
  const language = useLanguage();
  return useInfiniteQuery(
    {
      queryKey: [REWARDS, 'record', language, state, limit],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/record/activity',
          { limit, ...(state !== 'all' && { state }), ...(pageParam && { before: pageParam }) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Gives up the rest of an earned bonus. */
export async function forfeitReward(id: number): Promise<void> {
  try {
    await call('POST /api/reward/forfeit', { rid: newRid(), id });
  } finally {
    await refreshRewards();
  }
}
