import { isOpenIn, weekOf } from '@tessera/protocol/opening-day';
import { HOURS_TEXT_MAX, nextChange, normalizeWeek } from '@tessera/protocol/opening-week';
import { openingRanges } from '@tessera/protocol/time';

/** Hours of a day as they are typed: `HH:mm`, both ends open. An end before its start is after midnight. */
export interface TypedRange {
  readonly start: string;
  readonly end: string;
}

/** Hours of the seven days, Monday first. A day without ranges is closed. */
export type TypedWeek = readonly (readonly TypedRange[])[];

export const ALL_DAY: TypedRange = { start: '00:00', end: '23:59' };
const LAST_MINUTE = 24 * 60 - 1;
const DAYS = 7;

/** Whether a day is open from its beginning to its end. */
export const isAllDay = (day: readonly TypedRange[]): boolean =>
  day.length === 1 && day[0]!.start === ALL_DAY.start && day[0]!.end === ALL_DAY.end;

/** The hours of a setting, for the form: what goes on after midnight is one range of the day that it begins on. */
export function rangesOf(setting: string): TypedWeek {
  const days = weekOf(setting).map(openingRanges);
  return days.map((day, at) => {
    const before = days[(at + DAYS - 1) % DAYS]!;
    const after = days[(at + 1) % DAYS]!;
    return day
      .filter((range) => !goesOn(before.at(-1), range))
      .map((range) => {
        const next = after[0];
        return goesOn(range, next) ? { start: range.start, end: next!.end } : range;
      });
  });
}

/** Whether a range of one day goes on as the first of the next. A day that is open all day ends with itself. */
const goesOn = (range: TypedRange | undefined, next: TypedRange | undefined): boolean =>
  range?.end === ALL_DAY.end && next?.start === ALL_DAY.start && next.end < range.start;

/** The setting that was typed, in its normal form; undefined while a time is missing or no day is open. */
export function settingOf(week: TypedWeek): string | undefined {
  const text = week.map((day) => day.map(({ start, end }) => `${start}-${end}`).join(',')).join(';');
  const normal = normalizeWeek(text);
  return normal.ok && normal.value.length <= HOURS_TEXT_MAX ? normal.value : undefined;
}

/** Hours in a few words: days that follow each other with the same hours are one part, `Mon–Fri 09:00-18:00; Sat, Sun closed`. */
export function weekText(
  setting: string,
  words: {
    readonly days: readonly string[];
    readonly daily: string;
    readonly allDay: string;
    readonly closed: string;
  },
): string {
  const days = rangesOf(setting).map((day) => {
    if (day.length === 0) return words.closed;
    return isAllDay(day) ? words.allDay : day.map(({ start, end }) => `${start}–${end}`).join(', ');
  });
  const parts: { from: number; to: number; hours: string }[] = [];
  for (const [at, hours] of days.entries()) {
    const last = parts.at(-1);
    if (last?.hours === hours) last.to = at;
    else parts.push({ from: at, to: at, hours });
  }
  if (parts.length === 1) return `${words.daily} ${days[0]}`;
  const named = ({ from, to }: { from: number; to: number }) =>
    from === to ? words.days[from] : `${words.days[from]}–${words.days[to]}`;
  return parts.map((part) => `${named(part)} ${part.hours}`).join('; ');
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Where the hours of one day lie in it, in percent: for the bar of 24 hours. */
export function barOf(day: string): readonly { readonly from: number; readonly width: number }[] {
  return openingRanges(day).map(({ start, end }) => ({
    from: (minuteOf(start) / (LAST_MINUTE + 1)) * 100,
    width: ((minuteOf(end) + 1 - minuteOf(start)) / (LAST_MINUTE + 1)) * 100,
  }));
}

/** The place of a time in the day, in percent. */
export const placeOf = (time: string): number => (minuteOf(time) / (LAST_MINUTE + 1)) * 100;

/** Whether hours are open at a time (ms), and when that changes next, ms: null when it never does. */
export const standingAt = (
  setting: string,
  now: number,
  zone: string,
): { readonly isOpen: boolean; readonly changes: number | null } => ({
  isOpen: isOpenIn(setting, now, zone),
  changes: nextChange(setting, now, zone),
});
