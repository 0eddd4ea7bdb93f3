import { fail, ok, type Result } from './result.ts';

/** One daily opening window, both ends inclusive, with the texts of the setting. */
export interface OpeningRange {
  readonly start: string;
  readonly end: string;
}

/**
 * Splits the hours of a day at commas, including full-width ones (R5.3). Parts without a dash are dropped.
 */
export function openingRanges(setting: string): readonly OpeningRange[] {
  return setting
    .split(/[,，]/)
    .map((part) => part.trim().split('-'))
    .filter((ends) => ends.length === 2)
    .map(([start, end]) => ({ start: start!.trim(), end: end!.trim() }));
}

/** True when `time` (`HH:mm`) lies in at least one range, compared as text, both ends inclusive (R5.3). */
export function isOpenAt(setting: string, time: string): boolean {
  return openingRanges(setting).some(({ start, end }) => start <= time && time <= end);
}

/**
 * Normalises hours that are the same every day so that comparing them as text is correct (E9): `HH:mm-HH:mm` in order of the day, ranges over
 * midnight split, touching and overlapping ones merged. `9:00-12:00，22:00-06:00` becomes
 * `00:00-06:00,09:00-12:00,22:00-23:59`. 24:00 is the end of the day.
 *
 * Errors: `validation_failed` when a part is not two times of day, or there is no part.
 */
export function normalizeOpeningHours(setting: string): Result<string, 'validation_failed'> {
  const windows: Window[] = [];
  for (const part of setting.normalize('NFKC').split(',')) {
    const match = RANGE.exec(part);
    const start = match === null ? undefined : minuteOf(match[1]!, match[2]!);
    const end = match === null ? undefined : minuteOf(match[3]!, match[4]!);
    if (start === undefined || end === undefined) return fail('validation_failed');
    if (start <= end) windows.push([start, end]);
    else windows.push([start, LAST_MINUTE], [0, end]);
  }
  return ok(
    merged(windows)
      .map(([start, end]) => `${clock(start)}-${clock(end)}`)
      .join(','),
  );
}

/**
 * True when a URL hash contains the bypass password of the closed screen (E8). An empty password never matches,
 * although every text contains it. Every position of the hash is compared in full, whatever earlier positions gave, so
 * the running time reveals only the lengths.
 */
export function hashCarriesPassword(hash: string, password: string): boolean {
  if (password === '') return false;
  let found = 0;
  for (let at = 0; at + password.length <= hash.length; at += 1) {
    let difference = 0;
    for (let i = 0; i < password.length; i += 1)
      difference |= hash.charCodeAt(at + i) ^ password.charCodeAt(i);
    found |= difference === 0 ? 1 : 0;
  }
  return found === 1;
}

/** Minutes of the day, both ends inclusive. */
type Window = readonly [start: number, end: number];

const LAST_MINUTE = 24 * 60 - 1;
const RANGE = /^\s*(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})\s*$/;

function minuteOf(hours: string, minutes: string): number | undefined {
  const minute = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || minute > LAST_MINUTE + 1) return undefined;
  return Math.min(minute, LAST_MINUTE);
}

function merged(windows: readonly Window[]): Window[] {
  const result: Window[] = [];
  for (const [start, end] of windows.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1] + 1)
      result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
