/** The draws of a trend: the newest `count`, or those of a range of dates in the lottery's zone. */
export type TrendSpan = { readonly count: number } | { readonly date: string; readonly until: string };

/** Selectable numbers of draws. */
export const counts = [30, 50, 100, 500] as const;

/** Longest span of dates, in days. */
export const SPAN_DAYS_MAX = 7;

/** Option value of a span: its count, `today`, or `dates`. */
export function choiceOf(span: TrendSpan, today: string): string {
  if ('count' in span) return String(span.count);
  return span.date === today && span.until === today ? 'today' : 'dates';
}
