import { digitZone, type FamilyFacts, listShape, meanTenthsOf } from '../facts.ts';
import { placesOf } from '../places.ts';

/** What differs between families that draw digits in order. */
export interface DigitSpec {
  /** Digits of a draw, at most five. */
  readonly count: number;
  /** The smallest big total. */
  readonly bigFrom: number;
  /** Keys of the forms of three adjacent digits, with the position of their first digit, from 0. */
  readonly forms: Readonly<Record<string, number>>;
}

/** Facts of a family of digits; its places are the last of 万 千 百 十 个. */
export function digitFacts({ count }: DigitSpec): FamilyFacts {
  const zone = digitZone(count);
  return {
    shape: listShape(zone),
    isOrdered: true,
    places: placesOf('position', count, true),
    meanTotalTenths: meanTenthsOf(zone),
  };
}
