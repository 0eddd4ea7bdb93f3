import { formatTime } from '@tessera/protocol/time';

/**
 * Start of the day of `nowMs` in a zone, ms since the epoch: the platform's day, on which today's figures are based. If a clock
 * change moved midnight, the first moment with the day's date counts.
 */
export function dayStart(nowMs: number, zone: string): number {
  const day = formatTime(nowMs, 'date', zone);
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(nowMs, 'time', zone).split(':').map(Number);
  const guess = nowMs - (nowMs % 1_000) - ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  // A clock change since midnight shifts the guess by up to an hour in either direction.
  for (const shift of [-HOUR_MS, 0, HOUR_MS]) {
    const moment = guess + shift;
    const isFirst = formatTime(moment, 'date', zone) === day && formatTime(moment - 1, 'date', zone) !== day;
    if (isFirst) return moment;
  }
  return guess;
}

const HOUR_MS = 3_600_000;
