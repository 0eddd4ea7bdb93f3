import { type Family, familyFacts } from '../families/all-facts.ts';
import { type Draw, zodiacSigns } from '../families/draw.ts';
import type { DrawZone } from '../families/facts.ts';
import { fail, ok, type Result } from '../result.ts';

/** Why drawn numbers are not a draw of a family: their form, their count, a number out of range, or a repeated number. */
export type DrawErrorCode = 'draw_form' | 'draw_length' | 'draw_number' | 'draw_repeat' | 'draw_year';

/**
 * Checks drawn numbers from an outside source (a feed, an operator) against the family: form, count, range, repeats.
 * Settlement does not check its draws again.
 */
export function checkDraw(family: Family, value: unknown): Result<Draw, DrawErrorCode> {
  const { shape } = familyFacts[family];
  if (shape.form === 'list') {
    const fault = zoneFault(shape.zone, value);
    return fault === undefined && isNumbers(value) ? ok(value) : fail(fault ?? 'draw_form');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('draw_form');
  const main: unknown = Reflect.get(value, 'main');
  if (shape.form === 'lhc')
    return checkLhc(shape.balls, main, Reflect.get(value, 'special'), Reflect.get(value, 'year'));
  const extra: unknown = Reflect.get(value, 'extra');
  const fault = zoneFault(shape.main, main) ?? zoneFault(shape.extra, extra);
  if (fault !== undefined) return fail(fault);
  if (!isNumbers(main) || !isNumbers(extra)) return fail('draw_form');
  if (shape.sameDrum && extra.some((bonus) => main.includes(bonus))) return fail('draw_repeat');
  return ok({ main, extra });
}

function checkLhc(
  balls: DrawZone,
  main: unknown,
  special: unknown,
  year: unknown,
): Result<Draw, DrawErrorCode> {
  if (!Array.isArray(main)) return fail('draw_form');
  const all: unknown = [...main, special];
  const fault = main.length === balls.count - 1 ? zoneFault(balls, all) : 'draw_length';
  if (fault !== undefined) return fail(fault);
  const sign = zodiacSigns.find((known) => known === year);
  if (sign === undefined) return fail('draw_year');
  return isNumbers(main) && typeof special === 'number'
    ? ok({ main, special, year: sign })
    : fail('draw_form');
}

function zoneFault({ count, from, to, repeats }: DrawZone, value: unknown): DrawErrorCode | undefined {
  if (!Array.isArray(value)) return 'draw_form';
  if (value.length !== count) return 'draw_length';
  if (!value.every((number) => Number.isInteger(number) && number >= from && number <= to))
    return 'draw_number';
  return repeats !== true && new Set(value).size !== count ? 'draw_repeat' : undefined;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}
