import { formatTime } from '@tessera/protocol/time';

const DAY_MS = 86_400_000;

/** When a member was last seen. */
export type Seen =
  | { readonly day: 'today'; readonly time: string }
  | { readonly day: 'yesterday' }
  | { readonly day: 'earlier'; readonly date: string };

/** A past moment by its day in a zone: the time of today, yesterday, else the date, with the year of another year. */
export function seenOf(ms: number, nowMs: number, zone: string): Seen {
  const date = formatTime(ms, 'date', zone);
  if (date === formatTime(nowMs, 'date', zone)) return { day: 'today', time: formatTime(ms, 'HH:mm', zone) };
  if (date === formatTime(nowMs - DAY_MS, 'date', zone)) return { day: 'yesterday' };
  const isThisYear = date.slice(0, 4) === formatTime(nowMs, 'date', zone).slice(0, 4);
  return { day: 'earlier', date: isThisYear ? date.slice(5) : date };
}
