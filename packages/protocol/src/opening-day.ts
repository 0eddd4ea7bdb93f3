import { isOpenAt } from './opening-hours.ts';
import { dayIn, formatTime } from './time.ts';

/**
 * Opening hours by weekday. A setting of hours is either ranges for every day, `09:00-22:00`, or seven parts from Monday to Sunday,
 * separated by semicolons, each with its ranges or empty for a day that is closed: `09:00-22:00;…;10:00-23:59;`. In the normal form no
 * range passes midnight: what does is also in the part of the next day. Here is what the first page of a client needs of them.
 */
export type Week = readonly [string, string, string, string, string, string, string];

const DAYS = 7;

/** Ranges of each day, Monday first. A text that is neither form has the same ranges every day. */
export function weekOf(setting: string): Week {
  const days = setting.split(';');
  // Safe cast: seven parts, or seven times the same.
  return (days.length === DAYS
    ? days.map((day) => day.trim())
    : Array(DAYS).fill(setting)) as unknown as Week;
}

/** Weekday of a time (ms) in a zone; Monday is 0. */
export const weekdayIn = (ms: number, zone: string): number =>
  (new Date(dayIn(ms, zone)).getUTCDay() + DAYS - 1) % DAYS;

/** The ranges of the day of a time (ms) in a zone. */
export const dayHours = (setting: string, ms: number, zone: string): string =>
  weekOf(setting)[weekdayIn(ms, zone)]!;

/** Whether hours are open at a time (ms) in a zone: within a range of its day, both ends inclusive (R5.3). */
export const isOpenIn = (setting: string, ms: number, zone: string): boolean =>
  isOpenAt(dayHours(setting, ms, zone), formatTime(ms, 'HH:mm', zone));
