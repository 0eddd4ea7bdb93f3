import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';

/** Query key prefix of everything that shows this player's transfers. */
export const TRANSFERS = 'record-transfer';

/** A transfer between the main account and a platform. */
export type Transfer = CallReply<'POST /api/record/transfer'>['items'][number];

/** Transfers per page. */
const PAGE = 10;

/** The player's transfers, page by page, newest first. */
export function useTransfers() {
  return useInfiniteQuery(
    {
      queryKey: [TRANSFERS],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/record/transfer',
          { limit: PAGE, ...(pageParam && { before: pageParam }) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}
