import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** Newest drawn issue of a lottery that can be verified; empty text if none. */
export const lastDrawOptions = (lottery: string) =>
  queryOptions({
    queryKey: ['fairness-last', lottery],
    queryFn: async ({ signal }) => {
      const { items } = await call('POST /api/lottery/draw/list', { lottery, limit: 20 }, { signal });
      return items.find(({ state, sample }) => state === 'settled' && !sample)?.issue ?? '';
    },
    enabled: lottery !== '',
  });
