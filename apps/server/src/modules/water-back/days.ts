import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';

const HOUR_MS = 3_600_000;
/** The rows of a day are made this long after its end: draws are settled and statements of platforms are read by then. */
export const MADE_AFTER_MS = 12 * HOUR_MS;
/** Days that are made up for after the jobs have stood still. */
const BACK = 7;

/** Days whose rows are due at `now` (ms), oldest first: the last ones that ended at least twelve hours ago. */
export function daysDue(now: number, zone: string): readonly string[] {
  const last = addDays(dayIn(now - MADE_AFTER_MS, zone), -1);
  return Array.from({ length: BACK }, (_, index) => addDays(last, index - BACK + 1));
}

/** Days whose rows do not exist yet at `now`, oldest first: today, and in the first half of the day yesterday. */
export function daysOpen(now: number, zone: string): readonly string[] {
  const [last, today] = [daysDue(now, zone).at(-1)!, dayIn(now, zone)];
  const open: string[] = [];
  for (let day = addDays(last, 1); day <= today; day = addDays(day, 1)) open.push(day);
  return open;
}

/** Whether text of the form of a day is one: not 30 February. */
export function isDay(day: string): boolean {
  try {
    return addDays(day, 0) === day;
  } catch {
    return false;
  }
}
