/** Days from `from` to `to`, both included, as `YYYY-MM-DD`. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** Number of days in a span, both ends included. */
export function daysIn({ from, to }: DateSpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The day `by` days after `day`; calendar days, no time zone. */
export function addDays(day: string, by: number): string {
  return new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);
}

/**
 * The span after one end was set: the other end is adjusted, so that the span is never reversed and never longer than
 * `daysMax`.
 */
export function withEnd(span: DateSpan, end: 'from' | 'to', day: string, daysMax: number): DateSpan {
  const next = { ...span, [end]: day };
  if (daysIn(next) < 1) return { from: day, to: day };
  if (daysIn(next) <= daysMax) return next;
  return end === 'from'
    ? { from: day, to: addDays(day, daysMax - 1) }
    : { from: addDays(day, 1 - daysMax), to: day };
}
