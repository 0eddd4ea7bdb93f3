/**
 * Calendar arithmetic on days as text, `YYYY-MM-DD`. There is no time zone here: the caller takes the day of a moment in the
 * platform's zone (`dayIn` of the protocol, `platform_day` of the store).
 */
const DAY_MS = 86_400_000;

/** The day `by` days later; earlier for a negative number. Throws RangeError for text that is no day. */
export function addDays(day: string, by: number): string {
  return new Date(dayMs(day) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday: 1 Monday to 7 Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => ((Math.round(dayMs(day) / DAY_MS) + 3) % 7) + 1;

/** The Monday of the day's week; it names the week. */
export const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** All days of a month `YYYY-MM`, in order. */
export function daysOfMonth(month: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

function dayMs(day: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day)
    throw new RangeError(`not a day: ${day}`);
  return ms;
}
