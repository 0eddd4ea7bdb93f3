import type { Family } from '../families/declare.ts';
import { type Draw, zodiacSigns } from '../families/draw.ts';
import { fail, ok, type Result } from '../result.ts';

/** Why drawn numbers are not a draw of a family: their form, their count, a number out of range, or a repeated number. */
export type DrawErrorCode = 'draw_form' | 'draw_length' | 'draw_number' | 'draw_repeat' | 'draw_year';

interface Zone {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly repeats?: boolean;
}

const digits = (count: number): Zone => ({ count, from: 0, to: 9, repeats: true });
const numbers = (count: number, to: number): Zone => ({ count, from: 1, to });

const lists: Readonly<Partial<Record<Family, Zone>>> = {
  ssc: digits(5),
  p5: digits(5),
  d3: digits(3),
  pc28: digits(3),
  x5: numbers(5, 11),
  pk10: numbers(10, 10),
  k3: { count: 3, from: 1, to: 6, repeats: true },
  kl8: numbers(20, 80),
  kl10: numbers(8, 20),
};

const drums: Readonly<Partial<Record<Family, readonly [Zone, Zone]>>> = {
  powerball: [numbers(5, 69), numbers(1, 26)],
  megamillions: [numbers(5, 70), numbers(1, 24)],
  'megamillions-old': [numbers(5, 70), numbers(1, 25)],
  euromillions: [numbers(5, 50), numbers(2, 12)],
  uklotto: [numbers(6, 59), numbers(1, 59)],
  ssq: [numbers(6, 33), numbers(1, 16)],
  dlt: [numbers(5, 35), numbers(2, 12)],
  'dlt-2019': [numbers(5, 35), numbers(2, 12)],
};

/**
 * Checks drawn numbers from an outside source (a feed, an operator) against the family: form, count, range, repeats.
 * Settlement does not check its draws again.
 */
export function checkDraw(family: Family, value: unknown): Result<Draw, DrawErrorCode> {
  const list = lists[family];
  if (list !== undefined) {
    const fault = zoneFault(list, value);
    return fault === undefined && isNumbers(value) ? ok(value) : fail(fault ?? 'draw_form');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('draw_form');
  const main: unknown = Reflect.get(value, 'main');
  if (family === 'lhc') return checkLhc(main, Reflect.get(value, 'special'), Reflect.get(value, 'year'));
  const extra: unknown = Reflect.get(value, 'extra');
  const zones = drums[family];
  if (zones === undefined) return fail('draw_form');
  const fault = zoneFault(zones[0], main) ?? zoneFault(zones[1], extra);
  if (fault !== undefined) return fail(fault);
  if (!isNumbers(main) || !isNumbers(extra)) return fail('draw_form');
  // The bonus ball comes from the main drum.
  if (family === 'uklotto' && extra.some((bonus) => main.includes(bonus))) return fail('draw_repeat');
  return ok({ main, extra });
}

function checkLhc(main: unknown, special: unknown, year: unknown): Result<Draw, DrawErrorCode> {
  if (!Array.isArray(main)) return fail('draw_form');
  const all: unknown = [...main, special];
  const fault = main.length === 6 ? zoneFault(numbers(7, 49), all) : 'draw_length';
  if (fault !== undefined) return fail(fault);
  const sign = zodiacSigns.find((known) => known === year);
  if (sign === undefined) return fail('draw_year');
  return isNumbers(main) && typeof special === 'number'
    ? ok({ main, special, year: sign })
    : fail('draw_form');
}

function zoneFault({ count, from, to, repeats }: Zone, value: unknown): DrawErrorCode | undefined {
  if (!Array.isArray(value)) return 'draw_form';
  if (value.length !== count) return 'draw_length';
  if (!value.every((number) => Number.isInteger(number) && number >= from && number <= to))
    return 'draw_number';
  return repeats !== true && new Set(value).size !== count ? 'draw_repeat' : undefined;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}
