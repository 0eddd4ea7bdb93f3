import { dayIn, formatTime } from '@tessera/protocol/time';

const DAY_MS = 86_400_000;

/** Days from `from` to `to`, both included, as `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Ranges chosen with one tap. */
export const quickDays = ['today', 'yesterday', 'week', 'month'] as const;
/** The same with the longest range of a report, a year. */
export const reportDays = [...quickDays, 'year'] as const;
export type QuickDays = (typeof reportDays)[number];

/** First day of a range that ends today, in days before it. */
const daysBack = { today: 0, week: 6, month: 29, year: 365 } as const;

/** A quick range as days in the platform's zone. */
export function daysOf(quick: QuickDays, nowMs: number, zone: string): Days {
  const day = (back: number) => dayIn(nowMs - back * DAY_MS, zone);
  if (quick === 'yesterday') return { from: day(1), to: day(1) };
  return { from: day(daysBack[quick]), to: day(0) };
}

/** The quick range equal to these days, if any. */
export function quickOf(days: Days, nowMs: number, zone: string): QuickDays | undefined {
  return reportDays.find((quick) => {
    const { from, to } = daysOf(quick, nowMs, zone);
    return from === days.from && to === days.to;
  });
}

/** First and last millisecond of a range of days in a zone. */
export function momentsOf({ from, to }: Days, zone: string): { from: number; to: number } {
  const after = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOf(from, zone), to: startOf(after, zone) - 1 };
}

/** Midnight of a day; the offset is looked up twice because it may differ between the two guesses. */
function startOf(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - offsetAt(utc, zone);
  return utc - offsetAt(guess, zone);
}

function offsetAt(ms: number, zone: string): number {
  return Date.parse(`${formatTime(ms, 'datetime', zone).replace(' ', 'T')}Z`) - ms;
}
