import { formatTime } from '@tessera/protocol/time';

/** What a field for date and time holds: `2026-12-01T20:00`, in a zone that is said beside it. */
export const wallText = (ms: number, zone: string): string =>
  formatTime(ms, 'YYYY-MM-DD HH:mm', zone).replace(' ', 'T');

/** The moment of such a text in a zone, ms; undefined for any other text. A time that a change of clocks skips is the one after it. */
export function wallMs(text: string, zone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const wall = Date.parse(`${text}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  const aheadAt = (ms: number) => Date.parse(`${wallText(ms, zone)}:00Z`) - ms;
  const first = wall - aheadAt(wall);
  return wall - aheadAt(first);
}
