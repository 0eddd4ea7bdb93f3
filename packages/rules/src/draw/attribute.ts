import { digitFormOf, digitForms } from '../families/digits/measures.ts';
import type { Draw } from '../families/draw.ts';
import type { HouseRules } from '../families/house.ts';

/** One fact about a draw. Keys and word values are message keys; numbers are decimal text. */
export interface DrawAttribute {
  readonly key: string;
  readonly value: string;
}

/** What there is to say about a draw of a family beside its numbers. */
export interface FamilyAttributes {
  /** Key of the attribute that a header shows first. */
  readonly mainFigure: 'sum' | 'sum2' | 'special';
  /** Keys of the attributes that tables of results list, the most important first. */
  readonly columns: readonly string[];
  /** The attributes of a draw. Throws when the draw is not of the family. */
  of(draw: Draw, house: HouseRules): readonly DrawAttribute[];
}

/** Keys of the attributes of a value with its sides, as `sideAttributes` makes them. */
export const sideKeys = (key: string): readonly string[] => [key, `${key}-size`, `${key}-parity`];

/** Sum of numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Value, size and parity of a number; `tieAt` is neither big nor small. */
export function sideAttributes(
  key: string,
  value: number,
  bigFrom: number,
  tieAt?: number,
): readonly DrawAttribute[] {
  const size = value === tieAt ? 'tie' : value >= bigFrom ? 'big' : 'small';
  return [
    { key, value: String(value) },
    { key: `${key}-size`, value: size },
    { key: `${key}-parity`, value: value % 2 === 1 ? 'odd' : 'even' },
  ];
}

/** Dragon when the number at the first position is larger, tiger when smaller, tie when equal. */
export function compareAt(
  numbers: readonly number[],
  first: number,
  second: number,
  key: string,
): DrawAttribute {
  const [a = 0, b = 0] = [numbers[first], numbers[second]];
  return { key, value: a > b ? 'dragon' : a < b ? 'tiger' : 'tie' };
}

/** Form of three digits. */
export function digitForm(key: string, digits: readonly number[], { straights }: HouseRules): DrawAttribute {
  return { key, value: digitForms[digitFormOf(digits, straights)] ?? 'misc' };
}
