import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import { keepPreviousData, useAnswer } from '../platform/query.ts';

/** The figures of the dashboard; the frame shows some of them. */
export type Figures = ConsoleReply<'/console/dashboard/figures'>;

/** Interval at which figures are read, ms. */
const REFRESH_MS = 5_000;

/** The figures of now. When a later reading fails, the earlier one stays, with its time. */
export function useFigures() {
  return useAnswer({
    queryKey: ['figures'],
    queryFn: () => call('/console/dashboard/figures'),
    // Only while the page is visible; it does not keep the session open.
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
