import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type LotteryRow = ConsoleReply<'/console/lottery/list'>['items'][number];
export type Lottery = ConsoleReply<'/console/lottery/get'>;

/** Interval at which exposure is read, ms. */
const REFRESH_MS = 10_000;

/** All lotteries with their exposure. */
export function useLotteries() {
  return useAnswer({
    queryKey: ['lotteries'],
    queryFn: () => call('/console/lottery/list'),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** One lottery with prices, caps, timetable and what its bets can win. */
export function useLottery(id: string) {
  return useAnswer({
    queryKey: ['lottery', id],
    queryFn: () => call('/console/lottery/get', { id }),
    refetchInterval: REFRESH_MS,
  });
}

/** Name and tone of what a lottery does now. */
export function lotteryLook({ listed, suspended, aboveStake }: LotteryRow): {
  text: TextKey;
  tone: StateTone;
} {
  if (!listed) return { text: 'lottery_off', tone: 'off' };
  if (aboveStake.length > 0) return { text: 'lottery_above', tone: 'bad' };
  return suspended ? { text: 'lottery_suspended', tone: 'warn' } : { text: 'lottery_open', tone: 'ok' };
}

export const sourceText = {
  verifiable: 'source_verifiable',
  feed: 'source_feed',
  operator: 'source_operator',
} as const satisfies Readonly<Record<LotteryRow['source'], TextKey>>;
