import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { takePlayState } from '../../../data/protection/index.ts';
import { call, newRid } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';

/** All data of the page. */
export type Overview = CallReply<'POST /api/user/protection'>;

const KEY = ['protection'];

export const overviewOptions = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => call('POST /api/user/protection', {}, { signal }) });

/** The limits alone, for a part of another page: it says nothing when they cannot be loaded. */
export const limitsOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'limits'],
    queryFn: ({ signal }) => call('POST /api/user/limits', {}, { signal, silent: true }),
  });

/** Refetches after a change on this or another device. */
export function refreshOverview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

export type LimitName = CallPayload<'POST /api/user/limits/cancel'>;

/** Sets a limit, or lifts it (null). */
export async function setLimit(name: LimitName, value: string | null) {
  const row = await call('POST /api/user/limits/set', { ...name, rid: newRid(), value });
  await refreshOverview();
  return row;
}

export async function confirmLimit(name: LimitName): Promise<void> {
  await call('POST /api/user/limits/confirm', name);
  await refreshOverview();
}

export async function dropLimit(name: LimitName): Promise<void> {
  await call('POST /api/user/limits/cancel', name);
  await refreshOverview();
}

/** Calls that return the resulting play state. */
type StateCall =
  | 'POST /api/user/time-out'
  | 'POST /api/user/exclusion'
  | 'POST /api/user/exclusion/end'
  | 'POST /api/user/exclusion/keep'
  | 'POST /api/user/reality-check/acknowledge'
  | 'POST /api/user/reality-check/set';

/** Changes a break or the reminder and stores the returned play state. */
export async function changeState<Key extends StateCall>(key: Key, payload: CallPayload<Key>): Promise<void> {
  takePlayState((await call(key, payload)) as CallReply<StateCall>);
  await refreshOverview();
}
