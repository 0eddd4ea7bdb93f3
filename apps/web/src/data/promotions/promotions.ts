import type { CallReply } from '@tessera/protocol/endpoints';
import { call, newRid } from '../../platform/http/index.ts';
import { queryClient, queryOptions, useQuery } from '../../platform/query/index.ts';

/** Whether the player gets promotions, and what closes them whatever the player chose. */
export type Promotions = CallReply<'POST /api/user/promotions'>;

const KEY = ['promotions'];

const promotionsOptions = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => call('POST /api/user/promotions', {}, { signal }) });

/** The player's promotions; `data` is absent until loaded. */
export const usePromotions = () => useQuery(promotionsOptions());

/** Switches promotions of every kind off or on. Everything that depends on it is fetched again. */
export async function setPromotions(off: boolean): Promise<void> {
  const state = await call('POST /api/user/promotions/set', { rid: newRid(), off });
  queryClient.setQueryData(KEY, state);
  await refreshRewards();
}

/** First part of the keys of all answers on rewards: a claim, a break or the switch changes them together. */
export const REWARDS = 'rewards';

/** Fetches everything on rewards again that is on screen. */
export async function refreshRewards(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [REWARDS] });
}

/** Fetches the state of promotions again. */
export async function refreshPromotions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
