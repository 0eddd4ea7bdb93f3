import { dayIn } from '@tessera/protocol/time';

const DAY_MS = 86_400_000;

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The spans that can be chosen, the usual one first. */
export const spans = ['yesterday', 'today', 'week'] as const;
export type Span = (typeof spans)[number];

/** A span as days of the platform's zone. The week is the seven days before today, whose sums are final. */
export function daysOf(span: Span, nowMs: number, zone: string): Days {
  const day = (back: number) => dayIn(nowMs - back * DAY_MS, zone);
  if (span === 'today') return { from: day(0), to: day(0) };
  return { from: day(span === 'week' ? 7 : 1), to: day(1) };
}
