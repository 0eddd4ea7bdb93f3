import { formatTime, nextOpening, openingRanges } from '@tessera/protocol/time';
import type { Settings } from '../../data/settings/index.ts';

/** Today's opening hours for the closed screen. */
export interface Opening {
  /** Opening windows of the day, each with its position on the bar, 0 to 1. */
  windows: readonly { text: string; from: number; to: number }[];
  /** Position of the current time on the bar, 0 to 1. */
  at: number;
  /** Next opening: `HH:mm`, whether it is tomorrow, and whole seconds until then; `null` when none is configured. */
  next: { time: string; tomorrow: boolean; seconds: number } | null;
}

const DAY_S = 86_400;

/** Reads the opening hours at server time `nowMs`, in the platform's zone. */
export function openingAt({ platOpenDuration, timeZone }: Settings, nowMs: number): Opening {
  const time = formatTime(nowMs, 'time', timeZone);
  const nowS = secondsOf(time);
  const next = nextOpening(platOpenDuration, time.slice(0, 5));
  return {
    windows: openingRanges(platOpenDuration).map(({ start, end }) => ({
      text: `${start}–${end}`,
      from: secondsOf(start) / DAY_S,
      // The last minute of a range is included.
      to: Math.min(1, (secondsOf(end) + 60) / DAY_S),
    })),
    at: nowS / DAY_S,
    next: next === undefined ? null : untilNext(next, nowS),
  };
}

function untilNext(time: string, nowS: number): Opening['next'] {
  const startS = secondsOf(time);
  const tomorrow = startS <= nowS;
  return { time, tomorrow, seconds: startS - nowS + (tomorrow ? DAY_S : 0) };
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}
