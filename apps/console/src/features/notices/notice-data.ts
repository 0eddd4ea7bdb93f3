import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type NoticeRow = ConsoleReply<'/console/notice/list'>['items'][number];
export type Notice = ConsoleReply<'/console/notice/get'>;

/** Notices begin and end by the clock. */
const AGAIN_MS = 15_000;

/** A list of notices. */
export function useNotices(asked: ConsolePayload<'/console/notice/list'>) {
  return useAnswer({
    queryKey: ['notices', asked],
    queryFn: () => call('/console/notice/list', asked),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
}

/** One notice with the texts of a version, by default the latest. */
export function useNotice(id: string, version?: number) {
  return useAnswer({
    queryKey: ['notice', id, version],
    queryFn: () => call('/console/notice/get', { id, ...(version === undefined ? {} : { version }) }),
    placeholderData: keepPreviousData,
  });
}

/** A text as players would get it; undefined before one is typed. */
export function usePreview(text: { title: string; html: string } | undefined) {
  return useAnswer({
    queryKey: ['notice-preview', text],
    queryFn: () => (text ? call('/console/notice/preview', text) : Promise.reject(new Error('no text'))),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  });
}

export const KIND_TEXT = {
  ticker: 'notice_ticker',
  status: 'notice_status',
  dialog: 'notice_dialog',
  page: 'notice_page',
} as const satisfies Readonly<Record<NoticeRow['kind'], TextKey>>;

/** What each kind means, for the form. */
export const KIND_ABOUT = {
  ticker: 'notice_ticker_about',
  status: 'notice_status_about',
  dialog: 'notice_dialog_about',
  page: 'notice_page_about',
} as const satisfies Readonly<Record<NoticeRow['kind'], TextKey>>;

export const AUDIENCE_TEXT = {
  all: 'audience_all',
  players: 'audience_players',
  promo: 'audience_promo',
} as const satisfies Readonly<Record<NoticeRow['audience'], TextKey>>;

export const STATE_LOOK = {
  planned: { text: 'notice_planned', tone: 'info' },
  running: { text: 'notice_running', tone: 'ok' },
  past: { text: 'notice_past', tone: 'off' },
  stopped: { text: 'notice_stopped', tone: 'bad' },
} as const satisfies Readonly<Record<NoticeRow['state'], { text: TextKey; tone: StateTone }>>;
