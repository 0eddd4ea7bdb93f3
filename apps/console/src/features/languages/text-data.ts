import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type Coverage = ConsoleReply<'/console/text/coverage'>;
export type TextRow = ConsoleReply<'/console/text/list'>['items'][number];
export type TextDetail = ConsoleReply<'/console/text/get'>;
export type TextAsked = ConsolePayload<'/console/text/list'>;
export type TextFileRead = ConsoleReply<'/console/text/read'>;
export type TextFilter = NonNullable<TextAsked['filter']>;

/** How much each language has, and what waits. */
export function useCoverage() {
  return useAnswer({ queryKey: ['texts', 'coverage'], queryFn: () => call('/console/text/coverage') });
}

/** A page of the texts of one language. */
export function useTexts(asked: TextAsked) {
  return useAnswer({
    queryKey: ['texts', asked],
    queryFn: () => call('/console/text/list', asked),
    placeholderData: keepPreviousData,
  });
}

/** One text in one language. */
export function useText(language: string, key: string) {
  return useAnswer({
    queryKey: ['text', language, key],
    queryFn: () => call('/console/text/get', { language, key }),
  });
}

/** Names of the filters, in their order. */
export const FILTER_TEXT = {
  all: 'texts_all',
  missing: 'texts_missing',
  stale: 'texts_stale',
  unreviewed: 'texts_unreviewed',
  ready: 'texts_ready',
  changed: 'texts_changed',
} as const satisfies Readonly<Record<TextFilter, TextKey>>;

export const textFilters = Object.keys(FILTER_TEXT) as readonly TextFilter[];

/** Name and tone of what players see of a text. */
export const stateLook = {
  built: { text: 'text_built', tone: 'off' },
  changed: { text: 'text_changed', tone: 'ok' },
  stale: { text: 'text_stale', tone: 'warn' },
  missing: { text: 'text_missing', tone: 'bad' },
} as const satisfies Readonly<Record<TextRow['state'], { text: TextKey; tone: StateTone }>>;

/** Name of what waits. */
export const WORK_TEXT = {
  draft: 'text_draft',
  checked: 'text_checked',
} as const satisfies Readonly<Record<NonNullable<TextRow['work']>, TextKey>>;
