import {
  type DefaultError,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useTanstackQuery,
} from '@tanstack/react-query';
import { onToken } from '../http/index.ts';
import { onStale } from './stale.ts';

export { queryOptions } from '@tanstack/react-query';

/** How long an answer counts as fresh unless its options say otherwise. */
const FRESH_MS = 10_000;

/**
 * Server data of all screens. Calls show their failures and retry where that is safe, so queries do not retry. Cleared when a
 * session ends.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true } },
});

onToken((signedIn) => {
  if (!signedIn) queryClient.clear();
});

onStale((queryKey) => void queryClient.invalidateQueries({ queryKey }));

/** `useQuery` of TanStack Query with the shared client; no provider is needed. */
export function useQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Selected, Key>,
): UseQueryResult<Selected> {
  return useTanstackQuery(options, queryClient);
}
