import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import { keepPreviousData, useAnswer } from '../platform/query.ts';

export type Setting = ConsoleReply<'/console/setting/list'>['items'][number];

/** The settings of the areas that the role reaches. */
export function useSettings() {
  return useAnswer({
    queryKey: ['settings'],
    queryFn: () => call('/console/setting/list'),
    placeholderData: keepPreviousData,
  });
}

/** The latest changes of one setting. */
export function useHistory(key: string) {
  return useAnswer({
    queryKey: ['setting-history', key],
    queryFn: () => call('/console/setting/history', { key, size: 20 }),
  });
}
