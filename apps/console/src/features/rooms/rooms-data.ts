import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';

export type Report = ConsoleReply<'/console/chat/reports'>['items'][number];
export type Act = ConsoleReply<'/console/chat/acts'>['items'][number];

/** Longest reason; the player concerned reads it. */
export const REASON_MAX = 200;

/** Interval at which what waits is read, ms. */
const REFRESH_MS = 15_000;

/** Reported messages, with the numbers of what waits. */
export function useReports() {
  return useAnswer({
    queryKey: ['reports'],
    queryFn: () => call('/console/chat/reports'),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Appeals without an answer. */
export function useAppeals() {
  return useAnswer({
    queryKey: ['appeals'],
    queryFn: () => call('/console/chat/appeals'),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Rows of one page of acts. */
const PAGE_ROWS = 50;

/** What moderators did, the newest first. */
export function useActs(before: number | undefined) {
  const asked = { size: PAGE_ROWS, ...(before === undefined ? {} : { before }) };
  return useAnswer({
    queryKey: ['acts', asked],
    queryFn: () => call('/console/chat/acts', asked),
    placeholderData: keepPreviousData,
  });
}

/** Name of a report's reason. */
export const reasonText = {
  insult: 'report_insult',
  scam: 'report_scam',
  advert: 'report_advert',
  leading: 'report_leading',
  other: 'report_other',
} as const satisfies Readonly<Record<Report['reasons'][number], TextKey>>;

/** Name of an act. */
export const actText = {
  mute: 'act_mute',
  unmute: 'act_unmute',
  remove: 'act_remove',
} as const satisfies Readonly<Record<Act['what'], TextKey>>;

/** Names a reported message in an address. */
export const keyOf = ({ room, seq }: Pick<Report, 'room' | 'seq'>): string => `${room}~${seq}`;
