import { daysIn } from '@tessera/ui';
import { type Days, daysOf, quickOf, reportDays } from '../../../components/days/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';

/** Longest range of a report, in days. */
const DAYS_MAX = 366;
/** The range of an address without one. */
const USUAL = 'week';

/**
 * The days of an address: a quick range by its name (`days=month`), so that a kept link stays up to date, or its first and last
 * day (`from=2026-11-01&to=2026-11-20`). Days that no report can have are replaced by the last seven.
 */
export function readDays({ days, from = '', to = '' }: Params, nowMs: number, zone: string): Days {
  const quick = reportDays.find((known) => known === days);
  if (quick) return daysOf(quick, nowMs, zone);
  const today = daysOf('today', nowMs, zone).to;
  const isRange = isDay(from) && isDay(to) && from <= to && to <= today && daysIn({ from, to }) <= DAYS_MAX;
  return isRange ? { from, to } : daysOf(USUAL, nowMs, zone);
}

/** The parameters for these days; none for the last seven. */
export function printDays(days: Days, nowMs: number, zone: string): Params {
  const quick = quickOf(days, nowMs, zone);
  if (quick === USUAL) return {};
  return quick ? { days: quick } : { from: days.from, to: days.to };
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
