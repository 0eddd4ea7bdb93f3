import { formatMoney, parseAmount } from '@tessera/protocol/money';
import { formatTime } from '@tessera/protocol/time';
import { currentLanguage, type Translate } from './i18n.ts';

/** An amount of the wire with as many places as it needs, at least two: `1,284.50`. Any other text stays as it is. */
export function amountText(wire: string): string {
  const parsed = parseAmount(wire);
  return parsed.ok ? formatMoney(parsed.value, { language: currentLanguage() }) : wire;
}

/** An amount of the wire to two places, cut off, for tables that are read at a glance. */
export function roundText(wire: string): string {
  const parsed = parseAmount(wire);
  return parsed.ok ? formatMoney(parsed.value, { language: currentLanguage(), decimalsMax: 2 }) : wire;
}

/** An amount of the wire that may be negative, with a real minus. */
export const signedText = (wire: string): string =>
  wire.startsWith('-') ? `−${amountText(wire.slice(1))}` : amountText(wire);

/** Millionths as per cent with two decimals and a real minus: `2.46%`, `−6.26%`. */
export const percentText = (ppm: number): string =>
  `${ppm < 0 ? '−' : ''}${(Math.abs(ppm) / 10_000).toFixed(2)}%`;

/** A whole number with separators. */
export const countText = (count: number): string => new Intl.NumberFormat('en-US').format(count);

/** A moment of today as a time, any other with its date. */
export function momentText(ms: number, nowMs: number, zone: string): string {
  const isToday = formatTime(ms, 'date', zone) === formatTime(nowMs, 'date', zone);
  return formatTime(ms, isToday ? 'time' : 'MM-DD HH:mm', zone);
}

/** The day of a moment. */
export const dayText = (ms: number, zone: string): string => formatTime(ms, 'date', zone);

/** How long ago something was: `26 min ago`, from an hour on whole hours, from two days on days. */
export function agoText(ms: number, t: Translate): string {
  const hours = Math.floor(ms / 3_600_000);
  return t('ago', { span: hours >= 1 && hours < 48 ? t('span_hours', { n: hours }) : spanText(ms, t) });
}

/** A span as `12 s`, `26 min`, from an hour on as hours and minutes, `1:26`, from two days on as days. Never below zero. */
export function spanText(ms: number, t: Translate): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (seconds < 60) return t('span_seconds', { n: seconds });
  if (minutes < 60) return t('span_minutes', { n: minutes });
  if (minutes >= 2 * 24 * 60) return t('span_days', { n: Math.floor(minutes / 1_440) });
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
