import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { type Activity, type ActivityDetail, activityOptions } from './activities.ts';

export type Wheel = NonNullable<ActivityDetail['wheel']>;
export type Spin = Wheel['spins'][number];
type Spun = CallReply<'POST /api/activity/spin'>;

/** Takes a turn under the terms that the player has seen. Its result is drawn later; a failure is no toast. */
export const takeSpin = ({ id, version }: Activity, rid: string) =>
  call('POST /api/activity/spin', { rid, id, version }, { silent: true });

/** Puts a turn that was just taken into the activity on screen. */
export function showSpin(id: string, { spin, turns_left }: Spun): void {
  queryClient.setQueryData(activityOptions(id).queryKey, (shown) => {
    if (!shown?.wheel) return shown;
    const others = shown.wheel.spins.filter((one) => one.id !== spin.id);
    return { ...shown, wheel: { ...shown.wheel, turns_left, spins: [spin, ...others] } };
  });
}

/** How often a result is asked for while the event about it may have been lost, ms. */
const ASK_MS = 1_000;

/** Turns without a result, asked for until all have one. */
export const spinsOptions = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [REWARDS, 'spins', ...ids],
    queryFn: ({ signal }) => call('POST /api/activity/spins', { ids: [...ids] }, { signal, silent: true }),
    enabled: ids.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.every(isDrawn) ? false : ASK_MS),
  });

export const isDrawn = ({ state }: Pick<Spin, 'state'>): boolean => state === 'drawn';
