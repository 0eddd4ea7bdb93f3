import {
  type DefaultError,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';

export { keepPreviousData } from '@tanstack/react-query';

/** How long an answer counts as fresh. */
const FRESH_MS = 2_000;

/** Server data of all pages. Cleared when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MS } },
});

/** `useQuery` of TanStack Query with the client of the console. */
export function useAnswer<Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
) {
  return useQuery(options, queryClient);
}

/** Asks again for everything on the page: after an act, several lists may have changed. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries();
