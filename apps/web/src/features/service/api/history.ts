import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { SERVICE } from './service.ts';

const PAGE = 20;
const MESSAGES = 50;

/** The player's cases, page by page, the newest first. */
export function useCasePages() {
  return useInfiniteQuery(
    {
      queryKey: [SERVICE, 'history'],
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/service/history',
          { limit: PAGE, ...(pageParam > 0 && { before: pageParam }) },
          { signal, silent: true },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ items, more }: CallReply<'POST /api/service/history'>) =>
        more ? items.at(-1)?.id : undefined,
      staleTime: 0,
    },
    queryClient,
  );
}

/** The messages of one case, page by page, the oldest first. */
export function useCaseMessages(id: number) {
  return useInfiniteQuery(
    {
      queryKey: [SERVICE, 'case', String(id)],
      queryFn: ({ pageParam, signal }) =>
        call('POST /api/service/case', { id, after: pageParam, limit: MESSAGES }, { signal, silent: true }),
      initialPageParam: 0,
      getNextPageParam: ({ items, more }: CallReply<'POST /api/service/case'>) =>
        more ? items.at(-1)?.seq : undefined,
      staleTime: 0,
    },
    queryClient,
  );
}
