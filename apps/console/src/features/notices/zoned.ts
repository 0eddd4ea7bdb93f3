import { formatTime } from '@tessera/protocol/time';

/** A moment as a form types it, to the minute in a zone: `2026-12-01T02:00`. */
export const typedMoment = (ms: number, zone: string): string =>
  formatTime(ms, 'YYYY-MM-DD HH:mm', zone).replace(' ', 'T');

/**
 * The moment that was typed in a zone, ms; undefined for any other text. A time that the zone's clocks skip is the one an hour later, of
 * one that they show twice it is the first.
 */
export function momentOf(typed: string, zone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined;
  const asUtc = Date.parse(`${typed}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const aheadAt = (ms: number) => Date.parse(`${typedMoment(ms, zone)}:00Z`) - ms;
  // Clocks are changed by less than a day: one of both sides has the offset of this time.
  const [before, after] = [aheadAt(asUtc - 86_400_000), aheadAt(asUtc + 86_400_000)];
  const first = asUtc - before;
  if (typedMoment(first, zone) === typed) return first;
  const second = asUtc - after;
  return typedMoment(second, zone) === typed ? second : first;
}
