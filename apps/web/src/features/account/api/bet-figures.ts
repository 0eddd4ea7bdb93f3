import { betPageFromWire } from '@tessera/protocol/inward';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** Number of open bets in the overview. */
export const OPEN_BETS_MAX = 5;

/** The newest open bets and the total number of open bets. */
export const openBetsOptions = () =>
  queryOptions({
    queryKey: ['bet-figures', 'open'],
    queryFn: async ({ signal }) => {
      const ask = { state: 'accepted', limit: OPEN_BETS_MAX } as const;
      return betPageFromWire(await call('POST /api/record/bet', ask, { silent: true, signal }));
    },
  });

/** Sums over the bets placed since `from`, ms. */
export const todayOptions = (from: number) =>
  queryOptions({
    queryKey: ['bet-figures', 'today', from],
    queryFn: async ({ signal }) => {
      const { summary } = await call('POST /api/record/bet', { from, limit: 1 }, { silent: true, signal });
      return summary;
    },
  });

/** Key of both queries; they are invalidated together when a bet is placed or settled. */
export const betFiguresKey = ['bet-figures'] as const;
