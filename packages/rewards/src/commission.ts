import { type Amount, ratePpmOf, truncate } from '@tessera/protocol/money';
import { chainShares } from './team.ts';

/** A rate of a member from a day (`YYYY-MM-DD`) on, in ppm. */
export interface RateChange {
  readonly from: string;
  readonly ppm: number;
}

/**
 * The rate of a member on a day: of the changes up to that day the last one. A change holds from the next day on, so it never begins
 * before one that was made earlier. Undefined before the first.
 *
 * @param changes - In the order in which they were made.
 */
export const rateOn = (changes: readonly RateChange[], day: string): number | undefined =>
  changes.findLast(({ from }) => from <= day)?.ppm;

/**
 * What each upline of a player earns on stake of one day that counts, the top of the chain first: the difference of two rates, cut
 * down to hundredths. Together it is at most the stake times the rate at the top less that of the player.
 *
 * @param rates - As for `chainShares`.
 */
export const chainCommission = (counted: Amount, rates: readonly number[]): readonly Amount[] =>
  chainShares(rates).map((share) => truncate(ratePpmOf(counted, share), 2));
