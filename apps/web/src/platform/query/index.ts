export { queryClient, queryOptions, useMutation, useQuery } from './query.ts';
