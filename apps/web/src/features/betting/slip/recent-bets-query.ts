import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** One of the player's bets, as listed. */
export type BetRow = CallReply<'POST /api/record/bet'>['items'][number];

/** The player's newest bets on one lottery. */
export const recentBetsOptions = (lottery: string) =>
  queryOptions({
    queryKey: ['recent-bets', lottery],
    queryFn: ({ signal }) => call('POST /api/record/bet', { lottery, limit: 20 }, { signal }),
  });
