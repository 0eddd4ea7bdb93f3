import { call } from '../../../platform/http/index.ts';
import { queryOptions, useQuery } from '../../../platform/query/index.ts';

const currencyOptions = queryOptions({
  queryKey: ['currency'],
  queryFn: ({ signal }) => call('GET /api/money/currency', {}, { signal, silent: true }),
});

/** Symbol of the transferred currency, as in the transfer dialog (R7.3); empty until known. */
export function useBaseSymbol(): string {
  return useQuery(currencyOptions).data?.find(({ is_base }) => is_base)?.symbol ?? '';
}
