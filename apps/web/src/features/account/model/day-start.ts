import { formatTime } from '@tessera/protocol/time';

/**
 * The moment the day of `nowMs` began in a zone, ms since the epoch: the platform's day, by which today's figures are
 * counted. Where a clock was set during the day the first moment that carries the day's date counts.
 */
export function dayStart(nowMs: number, zone: string): number {
  const day = formatTime(nowMs, 'date', zone);
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(nowMs, 'time', zone).split(':').map(Number);
  const guess = nowMs - (nowMs % 1_000) - ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  // A clock set forward or back since then moves the guess by that much, to one side of midnight or the other.
  for (const shift of [-HOUR_MS, 0, HOUR_MS]) {
    const moment = guess + shift;
    const isFirst = formatTime(moment, 'date', zone) === day && formatTime(moment - 1, 'date', zone) !== day;
    if (isFirst) return moment;
  }
  return guess;
}

const HOUR_MS = 3_600_000;
