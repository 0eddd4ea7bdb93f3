import { dayHours, isOpenIn } from '@tessera/protocol/opening-day';
import { nextChange } from '@tessera/protocol/opening-week';
import { dayIn, formatTime, openingRanges } from '@tessera/protocol/time';
import type { Settings } from '../../data/settings/index.ts';

/** Today's opening hours for the closed screen. */
export interface Opening {
  /** Opening windows of the day, each with its position on the bar, 0 to 1. None on a day that is closed. */
  windows: readonly { text: string; from: number; to: number }[];
  /** Position of the current time on the bar, 0 to 1. */
  at: number;
  /** Next opening, `null` when none is configured. */
  next: NextOpening | null;
}

interface NextOpening {
  /** Server time, ms. */
  at: number;
  /** `HH:mm` in the platform's zone. */
  time: string;
  day: 'today' | 'tomorrow' | 'later';
  /** Whole seconds until then. */
  seconds: number;
}

const DAY_S = 86_400;

/** Reads the opening hours at server time `nowMs`, in the platform's zone. */
export function openingAt({ platOpenDuration, timeZone }: Settings, nowMs: number): Opening {
  return {
    windows: openingRanges(dayHours(platOpenDuration, nowMs, timeZone)).map(({ start, end }) => ({
      text: `${start}–${end}`,
      from: secondsOf(start) / DAY_S,
      // The last minute of a range is included.
      to: Math.min(1, (secondsOf(end) + 60) / DAY_S),
    })),
    at: secondsOf(formatTime(nowMs, 'time', timeZone)) / DAY_S,
    next: nextOpening(platOpenDuration, nowMs, timeZone),
  };
}

function nextOpening(hours: string, nowMs: number, zone: string): NextOpening | null {
  const at = isOpenIn(hours, nowMs, zone) ? null : nextChange(hours, nowMs, zone);
  if (at === null) return null;
  const [today, day] = [dayIn(nowMs, zone), dayIn(at, zone)];
  return {
    at,
    time: formatTime(at, 'HH:mm', zone),
    day: day === today ? 'today' : day === dayAfter(today) ? 'tomorrow' : 'later',
    seconds: Math.ceil((at - nowMs) / 1_000),
  };
}

/** The calendar day after a day: `2026-11-29` for `2026-11-28`. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_S * 1_000).toISOString().slice(0, 10);

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}
