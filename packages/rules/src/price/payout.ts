import type { Win } from '../engine/compile.ts';
import { linePayout } from './max-win.ts';
import type { Odds } from './odds.ts';

/**
 * Payout of a bet in 1/10 000 of its currency: for every tier and kind, the count times the floored payout of one line. A
 * bet therefore pays exactly what its lines would pay as separate bets.
 *
 * Throws when the odds contain neither `tier/kind` nor `tier` of a win, so that such a bet is never settled at zero unnoticed.
 */
export function payoutOf(wins: readonly Win[], lineStake: bigint, odds: Odds): bigint {
  return wins.reduce((sum, { tier, kind, count }) => {
    const rate = odds[`${tier}/${kind}`] ?? odds[tier];
    if (rate === undefined) throw new RangeError(`no odds for tier ${tier} of kind ${kind}`);
    return sum + BigInt(count) * linePayout(lineStake, rate);
  }, 0n);
}
