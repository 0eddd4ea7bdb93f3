import { call } from '../../../platform/http/index.ts';
import { queryOptions, useQuery } from '../../../platform/query/index.ts';

const currencyOptions = queryOptions({
  queryKey: ['currency'],
  queryFn: ({ signal }) => call('GET /api/money/currency', {}, { signal, silent: true }),
});

/** Sign of the currency that is moved, as the transfer dialog asks for it (R7.3); empty until it is known. */
export function useBaseSymbol(): string {
  return useQuery(currencyOptions).data?.find(({ is_base }) => is_base)?.symbol ?? '';
}
