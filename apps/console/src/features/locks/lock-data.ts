import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';

export type LockRow = ConsoleReply<'/console/payout/locks'>['items'][number];

/** One page of the locks of payouts. */
export function useLocks(asked: ConsolePayload<'/console/payout/locks'>) {
  return useAnswer({
    queryKey: ['locks', asked],
    queryFn: () => call('/console/payout/locks', asked),
    placeholderData: keepPreviousData,
  });
}
