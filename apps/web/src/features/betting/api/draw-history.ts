import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** Most draws the figures under the numbers look back over. */
const HISTORY = 100;

/**
 * Drawn draws of a lottery, newest first. `newest` is the issue drawn last: a new one asks again, and until its answer
 * the older draws stay.
 */
export const historyOptions = (lottery: string, newest: string) =>
  queryOptions({
    queryKey: ['draw-history', lottery, newest],
    queryFn: async ({ signal }) => {
      const reply = await call(
        'POST /api/lottery/draw/list',
        { lottery, limit: HISTORY },
        { signal, silent: true },
      );
      return reply.items;
    },
    enabled: newest !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  });
