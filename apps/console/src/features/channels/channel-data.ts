import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { useAnswer } from '../../platform/query.ts';

export type ChannelRow = ConsoleReply<'/console/channel/list'>['items'][number];
export type Rates = ConsoleReply<'/console/rate/list'>;
export type RateRow = Rates['now'][number];

/** The deposit channels. */
export function useChannels(enabled: boolean) {
  return useAnswer({ queryKey: ['channels'], queryFn: () => call('/console/channel/list'), enabled });
}

/** Rates of history that are read. */
const RATES_MAX = 100;

/** Rates in force, and the newest of all that were set. */
export function useRates(enabled: boolean) {
  return useAnswer({
    queryKey: ['rates'],
    queryFn: () => call('/console/rate/list', { size: RATES_MAX }),
    enabled,
  });
}
