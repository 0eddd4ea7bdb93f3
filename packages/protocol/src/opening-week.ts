import { isOpenIn, weekOf } from './opening-day.ts';
import { normalizeOpeningHours, openingRanges } from './opening-hours.ts';
import { fail, ok, type Result } from './result.ts';
import { formatTime } from './time.ts';

/** Longest text of hours (see `opening-day.ts`). */
export const HOURS_TEXT_MAX = 400;

const DAYS = 7;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** How far ahead a change is looked for: the same minute of the next week has the same hours. */
const AHEAD_MINUTES = (DAYS + 1) * DAY_MINUTES;
/** Clocks change at a quarter of an hour of UTC. */
const QUARTER_MINUTES = 15;

/**
 * Normalises hours (E9): each day as `normalizeOpeningHours`, what passes midnight split, and one part when all days are the same.
 * Errors: `validation_failed` when a part is not times of day, the days are not seven, or no day is open.
 */
export function normalizeWeek(setting: string): Result<string, 'validation_failed'> {
  const text = setting.normalize('NFKC');
  if (!text.includes(';')) return normalizeOpeningHours(text);
  const typed = text.split(';').map((day) => day.trim());
  if (typed.length !== DAYS) return fail('validation_failed');
  const days: string[][] = Array.from({ length: DAYS }, () => []);
  for (const [at, day] of typed.entries()) {
    for (const range of day === '' ? [] : day.split(',')) {
      const [start = '', end = '', ...more] = range.split('-').map(paddedTime);
      if (more.length > 0) return fail('validation_failed');
      days[at]!.push(start <= end ? `${start}-${end}` : `${start}-23:59`);
      if (start > end) days[(at + 1) % DAYS]!.push(`00:00-${end}`);
    }
  }
  const normal: string[] = [];
  for (const ranges of days) {
    const day = ranges.length === 0 ? ok('') : normalizeOpeningHours(ranges.join(','));
    if (!day.ok) return day;
    normal.push(day.value);
  }
  if (normal.every((day) => day === '')) return fail('validation_failed');
  return ok(new Set(normal).size === 1 ? normal[0]! : normal.join(';'));
}

/**
 * When hours next open or close after a time, ms at the start of a minute; null when they never do. Clocks that change meanwhile are
 * followed: a range that begins in an hour that is left out opens with the first minute after it.
 */
export function nextChange(setting: string, ms: number, zone: string): number | null {
  const week = weekOf(setting).map(minutesOf);
  const isOpen = isOpenIn(setting, ms, zone);
  const start = Math.floor(ms / MINUTE_MS);
  const end = start + AHEAD_MINUTES;
  const isSteady = offsetAt(start, zone) === offsetAt(end, zone);
  let offset = offsetAt(start, zone);
  for (let minute = start + 1; minute <= end; minute++) {
    if (!isSteady && minute % QUARTER_MINUTES === 0) offset = offsetAt(minute, zone);
    const local = minute + offset;
    const ranges = week[weekdayOf(Math.floor(local / DAY_MINUTES))]!;
    const time = local % DAY_MINUTES;
    if (ranges.some(([from, to]) => from <= time && time <= to) !== isOpen) return minute * MINUTE_MS;
  }
  return null;
}

/** Weekday of a day of the epoch, Monday is 0; day 0 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % DAYS;

/** Minutes that a zone is ahead of UTC at a minute of the epoch. */
const offsetAt = (minute: number, zone: string): number =>
  Date.parse(`${formatTime(minute * MINUTE_MS, 'YYYY-MM-DD HH:mm', zone).replace(' ', 'T')}Z`) / MINUTE_MS -
  minute;

/** Ranges of a day as minutes, both ends inclusive. */
const minutesOf = (day: string): readonly (readonly [from: number, to: number])[] =>
  openingRanges(day)
    .filter(({ start, end }) => TIME.test(start) && TIME.test(end))
    .map(({ start, end }) => [minuteOf(start), minuteOf(end)]);

const TIME = /^\d{2}:\d{2}$/;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** `9:00` is `09:00`, so that times compare as text. */
const paddedTime = (time: string): string => time.trim().padStart(5, '0');
