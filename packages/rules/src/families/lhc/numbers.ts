import { type ZodiacSign, zodiacSigns } from '../draw.ts';

/** Colours of the 49 numbers. */
export type LhcColor = 'red' | 'blue' | 'green';

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/** Colour of a number 1 to 49. Source: rules catalogue, LHC attributes. */
export function lhcColorOf(number: number): LhcColor {
  return red.includes(number) ? 'red' : blue.includes(number) ? 'blue' : 'green';
}

/**
 * Sign of a number 1 to 49 in a lunar year: the year's own sign has 1, 13, 25, 37, 49, the sign before it 2, 14, 26, 38,
 * and so on backwards. Throws on an unknown sign.
 */
export function signOf(number: number, year: string): ZodiacSign {
  return zodiacSigns[signIndexOf(number, yearIndexOf(year))] ?? 'rat';
}

/** Index of the sign of a number; the year is given by the index of its sign. */
export function signIndexOf(number: number, yearIndex: number): number {
  return (yearIndex - ((number - 1) % 12) + 12) % 12;
}

const signNames: readonly string[] = zodiacSigns;

/** Index of a sign. Throws on an unknown sign. */
export function yearIndexOf(year: string): number {
  const index = signNames.indexOf(year);
  if (index < 0) throw new RangeError(`unknown zodiac sign ${year}`);
  return index;
}

/** First days of lunar years (Asia/Shanghai) with their signs. Source: rules catalogue, LHC attributes. */
const newYears: readonly (readonly [string, ZodiacSign])[] = [
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', 'monkey'],
];

/**
 * Sign of the lunar year of a date `YYYY-MM-DD`. Throws before 2024-02-10 and from 2029 on, because the table ends there.
 */
export function lunarYearOf(date: string): ZodiacSign {
  const known = date < '2029-01-01' ? newYears.findLast(([start]) => start <= date) : undefined;
  if (known === undefined) throw new RangeError(`no lunar year is known for ${date}`);
  return known[1];
}
