import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';

export type ProviderRow = ConsoleReply<'/console/provider/list'>['items'][number];
export type DifferenceRow = ConsoleReply<'/console/difference/list'>['items'][number];
export type ReviewRow = ConsoleReply<'/console/review/list'>['items'][number];

/** Interval at which the health is read, ms. */
const REFRESH_MS = 10_000;

/** Health of each third party. */
export function useProviders(enabled: boolean) {
  return useAnswer({
    queryKey: ['providers'],
    queryFn: () => call('/console/provider/list'),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One page of differences. */
export function useDifferences(asked: ConsolePayload<'/console/difference/list'>, enabled: boolean) {
  return useAnswer({
    queryKey: ['differences', asked],
    queryFn: () => call('/console/difference/list', asked),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One page of what providers have reported for a person. */
export function useReviews(asked: ConsolePayload<'/console/review/list'>, enabled: boolean) {
  return useAnswer({
    queryKey: ['reviews', asked],
    queryFn: () => call('/console/review/list', asked),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export const problemText = {
  missing_here: 'problem_missing_here',
  missing_there: 'problem_missing_there',
  differs: 'problem_differs',
  balance: 'problem_balance',
  review: 'problem_review',
} as const satisfies Readonly<Record<DifferenceRow['problem'], TextKey>>;
