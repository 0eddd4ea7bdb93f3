import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { forfeit } from './end.ts';
import { listRewards } from './list.ts';
import { promotionState, setPromotions } from './promotions.ts';
import type { Rewards } from './service.ts';

/** `/api/record/activity`, `/api/reward` and `/api/user/promotions`. */
export function rewardRoutes(register: Register, { store }: Rewards): void {
  register(endpoints.recordActivity, (input, context) =>
    listRewards(store, sessionOf(context).userId, context.language, input),
  );
  register(endpoints.rewardForfeit, ({ id }, context) => forfeit(store, context, id));
  register(endpoints.promotions, (_, context) => promotionState(store, sessionOf(context).userId));
  register(endpoints.promotionsSet, ({ off }, context) =>
    store.tx((tx) => setPromotions(tx, sessionOf(context).userId, off)),
  );
}
