import { digitZone, type FamilyFacts, listShape, meanTenthsOf } from '../facts.ts';
import { placesOf } from '../places.ts';

/**
 * All facts of a family that draws digits in order. Its attributes, statistics and look follow from them; they count on the plays
 * that such families share: `locate.all`, and of all positions together `star4.direct-multi` and `any-in.star4-1`.
 */
export interface DigitSpec {
  /** Digits of a draw, at most five. */
  readonly count: number;
  /** The smallest big total. */
  readonly bigFrom: number;
  /** Keys of the forms of three adjacent digits, with the position of their first digit, from 0. */
  readonly forms: Readonly<Record<string, number>>;
  /** Groups of adjacent positions that can be bet on below a trend, if any: `front3` needs the play `front3.direct-multi`. */
  readonly carriedWindows?: readonly string[];
  /** Whether it has the plays of the credit board on sides. */
  readonly hasCredit?: boolean;
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
