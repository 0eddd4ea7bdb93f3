import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import type { TextKey } from '../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../platform/query.ts';
import type { StateTone } from '../platform/tones.ts';

export type CaseRow = ConsoleReply<'/console/case/list'>['items'][number];
export type Case = ConsoleReply<'/console/case/get'>;
export type CaseFact = Case['now'][number];

/** Rules add cases, and others act on them, at any time. */
const AGAIN_MS = 10_000;

/** Name and tone of the stage of a case. */
export const caseLook = {
  open: { text: 'stage_open', tone: 'bad' },
  acting: { text: 'stage_acting', tone: 'warn' },
  evaluating: { text: 'stage_evaluating', tone: 'info' },
  closed: { text: 'stage_closed', tone: 'off' },
} as const satisfies Readonly<Record<CaseRow['state'], { text: TextKey; tone: StateTone }>>;

/** Name of the strength of a case. */
export const strengthText = {
  strong: 'case_strong',
  medium: 'case_medium',
} as const satisfies Readonly<Record<CaseRow['strength'], TextKey>>;

/** One page of a queue of cases. */
export function useRiskCases(asked: ConsolePayload<'/console/case/list'>, isWanted = true) {
  return useAnswer({
    queryKey: ['cases', asked],
    queryFn: () => call('/console/case/list', asked),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    enabled: isWanted,
  });
}

/** One case with its evidence and what was done. */
export function useRiskCase(id: number) {
  return useAnswer({
    queryKey: ['case', id],
    queryFn: () => call('/console/case/get', { id }),
    enabled: Number.isSafeInteger(id) && id > 0,
    refetchInterval: AGAIN_MS,
  });
}
