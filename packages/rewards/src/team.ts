import { type Edge, fitsEdge } from './edge.ts';

/** Levels of a team, the agent at its top included. */
export const TEAM_LEVELS = 10;

/**
 * What each upline of a player earns on the player's stake, in ppm, the top of the chain first: the own rate less the rate of the
 * member below on the way to the player. Together they are the rate at the top less the player's own.
 *
 * @param rates - Of the whole chain, the top first and the player last. None is above the one before.
 * Errors: throws RangeError for rates that rise on the way down or are not whole ppm from zero on.
 */
export function chainShares(rates: readonly number[]): readonly number[] {
  if (rates.some((rate) => !Number.isSafeInteger(rate) || rate < 0))
    throw new RangeError('a rate is not in whole ppm');
  return rates.slice(1).map((rate, index) => {
    const share = rates[index]! - rate;
    if (share < 0) throw new RangeError('a rate is above that of the upline');
    return share;
  });
}

/** What goes back on a stake of a player in a team, in ppm; `rates` as for `chainShares`. */
export interface ChainReturns {
  /** The player's own rebate. */
  readonly rebate: number;
  readonly rates: readonly number[];
  readonly waterBack: number;
}

/** Whether own rebate, water-back and what all uplines earn are together at most the edge of the item. Exact. */
export const chainFits = (edge: Edge, { rebate, rates, waterBack }: ChainReturns): boolean =>
  fitsEdge(edge, {
    rebate,
    chain: chainShares(rates).reduce((sum, share) => sum + share, 0),
    waterBack,
  });

/** Lowest and highest rate that a member may have, in ppm, both included. */
export interface RateBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Bounds of a member's rate: not below a member directly below, not above the upline. Rates of several days may be given; the
 * narrowest bounds hold.
 *
 * @param upline - At least one rate: of the upline, or the highest of the platform for the top of a chain.
 */
export const rateBounds = (upline: readonly number[], below: readonly number[]): RateBounds => ({
  min: below.reduce((most, rate) => Math.max(most, rate), 0),
  max: upline.reduce((least, rate) => Math.min(least, rate)),
});
