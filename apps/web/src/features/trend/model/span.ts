/** Which draws a trend shows: the newest so many, or those of dates in the lottery's zone. */
export type TrendSpan = { readonly count: number } | { readonly date: string; readonly until: string };

/** Numbers of draws on offer. */
export const counts = [30, 50, 100, 500] as const;

/** Longest span of dates, in days. */
export const SPAN_DAYS_MAX = 7;

/** Name of a span among the choices: its number, `today`, or `dates`. */
export function choiceOf(span: TrendSpan, today: string): string {
  if ('count' in span) return String(span.count);
  return span.date === today && span.until === today ? 'today' : 'dates';
}
