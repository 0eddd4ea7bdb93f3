import { betPageFromWire } from '@tessera/protocol/inward';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** The player's newest bets on one lottery. */
export const recentBetsOptions = (lottery: string) =>
  queryOptions({
    queryKey: ['recent-bets', lottery],
    queryFn: async ({ signal }) =>
      betPageFromWire(await call('POST /api/record/bet', { lottery, limit: 20 }, { signal })),
  });
