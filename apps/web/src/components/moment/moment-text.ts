import type { MessageKey } from '@tessera/messages';
import { formatTime } from '@tessera/protocol/time';
import type { Translate } from '../../platform/i18n/index.ts';

/** Zones whose name players know, by IANA name. Others are named by their distance from UTC. */
const NAMED: Readonly<Record<string, { readonly short: MessageKey; readonly long: MessageKey }>> = {
  'Asia/Shanghai': { short: 'zone_short_beijing', long: 'zone_long_beijing' },
  'America/New_York': { short: 'zone_short_us_east', long: 'zone_long_us_east' },
  'Europe/Paris': { short: 'zone_short_paris', long: 'zone_long_paris' },
  'Europe/London': { short: 'zone_short_london', long: 'zone_long_london' },
};

/** Sunday first, as `getUTCDay` counts. */
const WEEKDAYS = [
  'weekday_0',
  'weekday_1',
  'weekday_2',
  'weekday_3',
  'weekday_4',
  'weekday_5',
  'weekday_6',
] as const;

interface MomentOptions {
  nowMs: number;
  /** Zone of the text. */
  zone: string;
  /** A further zone; its time follows in brackets if it is a different one. */
  beside?: string | undefined;
}

/** A moment: `21:15` on the current day, else with date and weekday; with the time of a further zone beside it. */
export function momentText(t: Translate, ms: number, { nowMs, zone, beside }: MomentOptions): string {
  const here = withDay(t, ms, nowMs, zone);
  const there = beside === undefined ? undefined : formatTime(ms, 'HH:mm', beside);
  if (beside === undefined || there === formatTime(ms, 'HH:mm', zone)) return here;
  return t('moment_beside', { here, zone: shortZone(t, beside, ms), there: there ?? '' });
}

/** Name of a zone with its distance from UTC at a moment: `北京时间 (UTC+8)`; without a known name `UTC+8`. */
export function zoneText(t: Translate, zone: string, ms: number): string {
  const known = NAMED[zone];
  const distance = fromUtc(zone, ms);
  return known === undefined ? distance : `${t(known.long)} (${distance})`;
}

function withDay(t: Translate, ms: number, nowMs: number, zone: string): string {
  // Some lotteries are drawn between full minutes.
  const time = formatTime(ms, ms % 60_000 < 1_000 ? 'HH:mm' : 'time', zone);
  const day = formatTime(ms, 'date', zone);
  if (day === formatTime(nowMs, 'date', zone)) return time;
  const weekday = t(WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'weekday_0');
  return t('moment_day', { date: day.slice(5), weekday, time });
}

function shortZone(t: Translate, zone: string, ms: number): string {
  const known = NAMED[zone];
  return known === undefined ? fromUtc(zone, ms) : t(known.short);
}

function fromUtc(zone: string, ms: number): string {
  const shown = Date.parse(`${formatTime(ms, 'YYYY-MM-DD HH:mm', zone).replace(' ', 'T')}Z`);
  // Both in full minutes: the text has no seconds.
  const minutes = shown / 60_000 - Math.floor(ms / 60_000);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${rest}`;
}
