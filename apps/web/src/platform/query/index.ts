export { queryClient, queryOptions, useQuery } from './query.ts';
export { markStale } from './stale.ts';
export { type Mutation, useMutation } from './use-mutation.ts';
