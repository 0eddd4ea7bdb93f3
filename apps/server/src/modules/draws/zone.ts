/** Calendar arithmetic of an IANA zone. Dates are `YYYY-MM-DD`, times ms since 1970. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The local time of `zone` at `ms`, as if it were UTC. */
function localAsUtc(zone: string, ms: number): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

/** The date in `zone` at `ms`. */
export function dateIn(zone: string, ms: number): string {
  return new Date(localAsUtc(zone, ms)).toISOString().slice(0, 10);
}

/** Start of `date` in `zone`. Where a clock change skips midnight, the first moment of the date. */
export function midnightOf(zone: string, date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // The offset at the guess may differ from the one at midnight; the second step corrects it.
  let guess = utc;
  for (let step = 0; step < 2; step += 1) guess = utc - (localAsUtc(zone, guess) - guess);
  return guess;
}

export function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
