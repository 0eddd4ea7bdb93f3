import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { once } from '../../store/index.ts';
import { forfeit } from './end.ts';
import { listRewards } from './list.ts';
import { promotionState, setPromotions } from './promotions.ts';
import type { Rewards } from './service.ts';

/** `/api/record/activity`, `/api/reward` and `/api/user/promotions`. */
export function rewardRoutes(register: Register, { store, emit }: Rewards): void {
  register(endpoints.recordActivity, (input, context) =>
    listRewards(store, sessionOf(context).userId, context.language, input),
  );
  register(endpoints.rewardForfeit, ({ id }, context) => forfeit(store, context, id));
  register(endpoints.promotions, (_, context) => promotionState(store, sessionOf(context).userId));
  register(endpoints.promotionsSet, async ({ off }, context) => {
    const { userId } = sessionOf(context);
    const request = { userId, scope: 'user/promotions/set', rid: context.rid, body: { off } };
    const state = await store.tx((tx) => once(tx, request, () => setPromotions(tx, userId, off)));
    emit.user(userId, 'protection:changed', {});
    return state;
  });
}
