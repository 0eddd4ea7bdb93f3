export { queryClient, queryOptions, useQuery } from './query.ts';
export { markStale } from './stale.ts';
export { useMutation } from './use-mutation.ts';
