import { betDetailFromWire } from '@tessera/protocol/inward';
import { loadRulesOf } from '../../../data/rules/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { BETS } from './bet-pages.ts';

/** One of the player's bets with its draw, settlement and receipt; resolves after its rules are loaded. */
export const betDetailOptions = (betId: number) =>
  queryOptions({
    queryKey: [BETS, 'detail', betId],
    queryFn: async ({ signal }) => {
      const reply = await call('POST /api/record/bet/detail', { bet_id: betId }, { signal });
      const detail = betDetailFromWire(reply);
      await loadRulesOf([detail.bet.play]);
      return detail;
    },
  });
