/** Dates and times as shown to players, always in a named time zone. Also opening hours. */
export {
  hashCarriesPassword,
  isOpenAt,
  normalizeOpeningHours,
  openingRanges,
} from './opening-hours.ts';

/** Time formats of the product (R9.5). */
export const timeFormats = [
  'date',
  'time',
  'datetime',
  'HH:mm',
  'MM-DD',
  'MM-DD HH:mm',
  'MM-DD HH:mm:ss',
  'YYYY-MM',
  'YYYY-MM HH:mm',
  'YYYY-MM HH:mm:ss',
  'YYYY-MM-DD HH:mm',
] as const;
export type TimeFormat = (typeof timeFormats)[number];

/** The platform's time zone unless its settings name another. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

/**
 * Formats a time: `formatTime(0, 'datetime', 'Asia/Shanghai')` is `1970-01-01 08:00:00`.
 * @param ms milliseconds since the epoch. @param zone IANA name; an unknown one throws RangeError.
 */
export function formatTime(ms: number, format: TimeFormat, zone: string): string {
  const parts = partsIn(ms, zone);
  return (PATTERNS[format] ?? format).replace(/YYYY|MM|DD|HH|mm|ss/g, (field) => parts[field as Field]);
}

/** The common spelling of a time zone's name; `undefined` for an unknown one. */
export function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Calendar day of a time in a zone, `YYYY-MM-DD`; used for reports and limits. */
export function dayIn(ms: number, zone: string): string {
  return formatTime(ms, 'date', zone);
}

type Field = 'YYYY' | 'MM' | 'DD' | 'HH' | 'mm' | 'ss';

/** Patterns of the three named formats. */
const PATTERNS: Partial<Record<TimeFormat, string>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss',
  datetime: 'YYYY-MM-DD HH:mm:ss',
};

/** Zones with a constant offset since 1992 (IANA time zone database), in minutes ahead of UTC. */
const STEADY_ZONES: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Shanghai': 480,
  'Asia/Singapore': 480,
  'Asia/Ho_Chi_Minh': 420,
};
const STEADY_SINCE = Date.UTC(1992, 0, 1);

/** Creating a formatter costs far more than using one. The cache has one entry per zone in use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(ms: number, zone: string): Readonly<Record<Field, string>> {
  const steady = STEADY_ZONES[zone];
  // The first `Intl` formatter of a page takes a tenth of a second on a slow phone; most pages avoid it this way.
  return steady !== undefined && ms >= STEADY_SINCE
    ? steadyParts(ms + steady * 60_000)
    : namedParts(ms, zone);
}

/** Date parts of a time already shifted by its zone's offset. */
function steadyParts(shiftedMs: number): Readonly<Record<Field, string>> {
  const at = new Date(shiftedMs);
  const two = (part: number): string => String(part).padStart(2, '0');
  return {
    YYYY: String(at.getUTCFullYear()).padStart(4, '0'),
    MM: two(at.getUTCMonth() + 1),
    DD: two(at.getUTCDate()),
    HH: two(at.getUTCHours()),
    mm: two(at.getUTCMinutes()),
    ss: two(at.getUTCSeconds()),
  };
}

function namedParts(ms: number, zone: string): Readonly<Record<Field, string>> {
  const found = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return {
    YYYY: found.year!.padStart(4, '0'),
    MM: found.month!,
    DD: found.day!,
    HH: found.hour!,
    mm: found.minute!,
    ss: found.second!,
  };
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}
