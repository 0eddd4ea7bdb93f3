import { Cron } from 'croner';
import type { DrawCalendar } from '../lotteries/index.ts';
import type { Slot } from './timetable.ts';
import { dateIn } from './zone.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Longer than any holiday including the days around it. */
const LOOK_BACK_MS = 3 * WEEK_MS;

/** Input for the draws of a calendar. Seconds; `zone` an IANA name. */
export interface CalendarTimetable {
  readonly zone: string;
  readonly leadS: number;
  readonly calendar: DrawCalendar;
}

/**
 * The first `count` draws that close after `afterMs`, in order. A draw opens when the previous one closes, so sales have no
 * gap, whatever the number of days between them.
 */
export function calendarSlots(timetable: CalendarTimetable, afterMs: number, count: number): Slot[] {
  const leadMs = timetable.leadS * 1000;
  const first = lastDraw(timetable, afterMs + leadMs);
  const draws = drawsFrom(timetable, first, count + 1);
  return draws.slice(1).map((drawAt, place) => slotOf(timetable, draws[place]!, drawAt));
}

/** The last `count` draws held at or before `beforeMs`, oldest first. */
export function calendarSlotsBefore(timetable: CalendarTimetable, beforeMs: number, count: number): Slot[] {
  const draws: number[] = [];
  const weeks = Math.ceil((count + 1) / weekdaysOf(timetable.calendar).length);
  const from = beforeMs - weeks * WEEK_MS - LOOK_BACK_MS;
  for (let at = nextDraw(timetable, from); at <= beforeMs; at = nextDraw(timetable, at)) draws.push(at);
  const last = draws.slice(-(count + 1));
  return last.slice(1).map((drawAt, place) => slotOf(timetable, last[place]!, drawAt));
}

function slotOf(timetable: CalendarTimetable, previousAt: number, drawAt: number): Slot {
  const leadMs = timetable.leadS * 1000;
  return {
    issue: issueOf(timetable, drawAt),
    openAt: previousAt - leadMs,
    closeAt: drawAt - leadMs,
    drawAt,
  };
}

/** The official number of the draw held at `drawAt`. */
function issueOf({ zone, calendar }: CalendarTimetable, drawAt: number): string {
  const date = dateIn(zone, drawAt);
  switch (calendar.issue.form) {
    case 'date':
      return date;
    case 'year': {
      const year = date.slice(0, 4);
      const place = drawDays(calendar, `${year}-01-01`, date);
      return `${year.slice(4 - calendar.issue.yearDigits)}${String(place).padStart(3, '0')}`;
    }
    default: {
      const { date: known, number } = calendar.issue;
      const away = date >= known ? drawDays(calendar, known, date) - 1 : 1 - drawDays(calendar, date, known);
      return String(number + away);
    }
  }
}

/** Days with a draw from `from` to `to`, both included; there is one draw on each. */
function drawDays(calendar: DrawCalendar, from: string, to: string): number {
  const drawn = weekdaysOf(calendar);
  let count = 0;
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
    const date = new Date(day);
    if (drawn.includes(date.getUTCDay()) && !isClosed(calendar, date.toISOString().slice(0, 10))) count += 1;
  }
  return count;
}

/** Days of the week with a draw, 0 = Sunday. */
function weekdaysOf({ draws }: DrawCalendar): number[] {
  const weekdays = draws.split(' ').at(-1)!;
  return weekdays === '*' ? [0, 1, 2, 3, 4, 5, 6] : weekdays.split(',').map(Number);
}

function drawsFrom(timetable: CalendarTimetable, first: number, count: number): number[] {
  const draws = [first];
  while (draws.length < count) draws.push(nextDraw(timetable, draws.at(-1)!));
  return draws;
}

function nextDraw({ zone, calendar }: CalendarTimetable, afterMs: number): number {
  const cron = cronOf(calendar.draws, zone);
  let at = afterMs;
  do {
    const next = cron.nextRun(new Date(at));
    if (!next) throw new RangeError(`no draw follows ${new Date(at).toISOString()}`);
    at = next.getTime();
  } while (isClosed(calendar, dateIn(zone, at)));
  return at;
}

/** The last draw held at or before `beforeMs`. */
function lastDraw(timetable: CalendarTimetable, beforeMs: number): number {
  for (const backMs of [WEEK_MS, LOOK_BACK_MS]) {
    let last: number | undefined;
    for (let at = nextDraw(timetable, beforeMs - backMs); at <= beforeMs; at = nextDraw(timetable, at))
      last = at;
    if (last !== undefined) return last;
  }
  throw new RangeError(`no draw was held in the weeks before ${new Date(beforeMs).toISOString()}`);
}

const isClosed = ({ closed }: DrawCalendar, date: string): boolean =>
  closed.some(([from, to]) => from <= date && date <= to);

const crons = new Map<string, Cron>();

function cronOf(pattern: string, timezone: string): Cron {
  const key = `${timezone} ${pattern}`;
  let cron = crons.get(key);
  if (!cron) {
    cron = new Cron(pattern, { timezone, paused: true });
    crons.set(key, cron);
  }
  return cron;
}
